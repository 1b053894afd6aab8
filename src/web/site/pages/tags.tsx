import { isRole } from '../../components/context.js';
import { Filters, Form } from '../../components/form.js';
import { Nothing } from '../../components/nothing.js';
import type { SitePage } from '../../components/page.js';
import { Button, Row, Rows } from '../../components/parts.js';
import { Watch } from '../../components/watch.js';
import { Questions } from './answers.js';
import { Topics } from './forum.js';

/** All tags, or those whose name begins with something. */
export const showTags: SitePage = async ({ read, walked, t }) => {
  const { tags, ...list } = await read('listTags', { ...walked('q', 'sort'), per_page: 100 });
  return {
    ...list,
    title: t('tags'),
    content: (
      <>
        <Filters of="listTags" fields={[{ name: 'q', label: t('tag.search') }]} submit={t('search')} />
        <Rows empty={t('tags.none')} class="rows tag-list">
          {tags.map(({ id, name, topic_count: topics, question_count: questions }) => (
            <Row key={id} href={`/tags/${id}`} title={name}>
              {t('tag.counts', { topics, questions })}
            </Row>
          ))}
        </Rows>
      </>
    ),
  };
};

/** A tag with its topics; with its questions if it has only these. */
export const showTag: SitePage = async ({ read, walked, account, t }) => {
  const tag = await read('getTag');
  const { id, name, topic_count: topics, question_count: questions } = tag;
  const hasTopics = topics > 0 || questions === 0;
  const listed = hasTopics
    ? await read('listTopics', { ...walked(), tag: name })
    : await read('listQuestions', { ...walked(), tag: name });
  const isStaff = isRole(account, 'moderator');
  const others = isStaff ? (await read('listTags', { per_page: 100 })).tags.filter((other) => other.id !== id) : [];
  const search = `?tag=${encodeURIComponent(name)}`;
  return {
    page: listed.page,
    pages: listed.pages,
    address: `/tags/${id}`,
    title: name,
    trail: { '/tags': t('tags') },
    beside: (
      <>
        <Watch type="tag" of={tag} />
        {hasTopics && questions > 0 && (
          <Button href={`/answers${search}`} text={t('person.questions', { count: questions })} quiet />
        )}
        {account !== null && <Button href={`/answers/questions/new${search}`} text={t('question.new')} quiet />}
        {account !== null && <Button href={`/forum/topics/new${search}`} text={t('topic.new')} />}
      </>
    ),
    content:
      'topics' in listed ? (
        <Topics topics={listed.topics} empty={<Nothing of="topics" to={null} />} />
      ) : (
        <Questions questions={listed.questions} empty={<Nothing of="questions" to={null} />} />
      ),
    below: isStaff && (
      <>
        <Form
          of="updateTag"
          path={{ id }}
          fields={[{ name: 'name', value: name }]}
          summary={t('tag.rename')}
          submit={t('save')}
          card
        />
        <Form
          of="mergeTag"
          path={{ id }}
          fields={[
            {
              name: 'into',
              label: t('tag.into'),
              options: Object.fromEntries(others.map((other) => [String(other.id), other.name])),
            },
          ]}
          summary={t('tag.merge')}
          submit={t('tag.merge')}
          next="/tags/{id}"
          card
          danger
        />
      </>
    ),
  };
};
