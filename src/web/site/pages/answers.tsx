import type { ComponentChildren, VNode } from 'preact';
import { isAllowed, policies } from '../../../api/auth/policies.js';
import { postIn, titledPath } from '../../../api/http/page-address.js';
import { Problem } from '../../../core/contract/problems.js';
import { heard, hereWith, isRole, type Schemas, useSite } from '../../components/context.js';
import { Entry } from '../../components/entry.js';
import { Filters, Form } from '../../components/form.js';
import { Nothing } from '../../components/nothing.js';
import type { PageInput, SitePage } from '../../components/page.js';
import {
  About,
  Badge,
  Button,
  Choices,
  elsewhere,
  Name,
  Note,
  narrowed,
  Pager,
  Row,
  Rows,
  Section,
  State,
  Tags,
  When,
} from '../../components/parts.js';
import { Votes } from '../../components/reactions.js';
import { Watch } from '../../components/watch.js';
import { pictureIn, questionAndAnswers } from '../structured.js';

type QuestionsProps = {
  questions: readonly Schemas['QuestionSummary'][];
  empty: ComponentChildren;
  /** True for a narrow column. */
  isBrief?: boolean;
};

/** A list of questions. */
export function Questions({ questions, empty, isBrief = false }: QuestionsProps): VNode {
  const site = useSite();
  const { t } = site;
  const rows = heard(site, questions).map((question) => (
    <Row
      key={question.id}
      href={titledPath(`/answers/questions/${question.id}`, question.title)}
      title={question.title}
      {...(!isBrief && { excerpt: question.excerpt, face: question.author })}
      badges={question.status !== 'open' && <State of={question.status} />}
      figures={[
        t('answer.score', { score: question.vote_score }),
        <span class={question.status === 'resolved' ? 'solved' : undefined}>
          {t('question.answers', { count: question.answer_count })}
        </span>,
      ]}
    >
      <Name name={question.author} /> · <When at={question.created_at} />
      {question.category_slug !== null && (
        <>
          {' · '}
          <a href={`/answers?cat=${question.category_slug}`}>{question.categories[0]}</a>
        </>
      )}
      <Tags of={question.tags} />
    </Row>
  ));
  return <Rows empty={questions.length > 0 ? t('ignored.all') : empty}>{rows}</Rows>;
}

/** Questions by category and status. */
export const showQuestions: SitePage = async ({ read, walked, query, account, t }) => {
  const [categories, { questions, ...list }] = await Promise.all([
    read('listQuestionCategories'),
    read('listQuestions', walked('cat', 'status', 'tag', 'search', 'sort')),
  ]);
  const category = categories.find(({ slug }) => slug === query('cat'));
  const names = Object.fromEntries(categories.map(({ slug, name }) => [slug, name]));
  const states = { open: t('value.open'), resolved: t('value.resolved'), closed: t('value.closed') };
  const asking = `/answers/questions/new${category ? `?cat=${category.slug}` : ''}`;
  return {
    ...list,
    title: narrowed(category?.name ?? t('answers'), query('tag')),
    description: t('answers.about'),
    ...(category && { trail: { '/answers': t('answers') }, feed: `/answers/categories/${category.slug}/feed.atom` }),
    beside: (
      <>
        <Button href="/tags" text={t('tags')} quiet />
        {account !== null && <Button href={asking} text={t('question.new')} />}
        {isRole(account, 'admin') && <Button href="/settings/categories" text={t('categories.manage')} quiet />}
      </>
    ),
    content: (
      <>
        <Choices label={t('field.status')} name="status" options={{ '': t('all'), ...states }} />
        <Choices label={t('field.category')} name="cat" options={{ '': t('all'), ...names }} />
        <Questions questions={questions} empty={<Nothing of="questions" to={[asking, 'question.new']} />} />
      </>
    ),
  };
};

/** Form for a question: first its title, then the rest beside similar questions. */
export const newQuestion: SitePage = async ({ read, query, t }) => {
  const title = query('title');
  const trail = { '/answers': t('answers') };
  if (title === undefined) {
    const fields = [
      { name: 'title', label: t('question.in_one_sentence'), required: true },
      { name: 'cat', hidden: true },
    ];
    const content = <Filters of="listSimilarQuestions" fields={fields} submit={t('continue')} />;
    return { title: t('question.new'), trail, content };
  }
  const [categories, { questions }] = await Promise.all([
    read('listQuestionCategories'),
    read('listSimilarQuestions', { title }),
  ]);
  const options = Object.fromEntries(categories.map(({ slug, name }) => [slug, name]));
  const fields = [
    { name: 'title', value: title },
    { name: 'category', options, value: query('cat') },
    { name: 'tags', value: query('tag') },
    { name: 'body', label: t('question.details'), rows: 12 },
  ];
  return {
    title: t('question.new'),
    trail,
    content: (
      <>
        {questions.length > 0 && (
          <Section class="card" id="similar" title={t('question.similar')}>
            <ul>
              {questions.map(({ id, title: other, status, answer_count: count }) => (
                <li key={id}>
                  <a href={titledPath(`/answers/questions/${id}`, other)} dir="auto">
                    {other}
                  </a>{' '}
                  <State of={status} /> {t('question.answers', { count })}
                </li>
              ))}
            </ul>
          </Section>
        )}
        <Form of="createQuestion" fields={fields} submit={t('question.ask')} />
      </>
    ),
  };
};

/** The reply about what a link leads to; null if that is gone. */
const orNull = <T,>(reading: Promise<T>): Promise<T | null> =>
  reading.catch((error) => {
    if (error instanceof Problem && (error.status === 404 || error.status === 400)) return null;
    throw error;
  });

/** The comments of a post that are shown: all of a page instead of the first ones. */
type ShownComments = { name: string; page: number; pages: number };

/** The post whose comments are asked for, or among whose comments the one is that a link leads to, and the page of these. */
async function commentedIn({ read, query }: PageInput) {
  const id = query('comment');
  const found = id === undefined ? null : await orNull(read('getPostComment', {}, { id }));
  if (found !== null) {
    const { page, comment } = found;
    const { answer_id: answer, question_id: question } = comment;
    return { type: answer === null ? 'question' : 'answer', id: answer ?? question, page, question };
  }
  const [type = '', of] = (query('comments') ?? '').split('-');
  return { type, id: Number(of), page: query('comments_page') ?? 1, question: null };
}

/** A question with its answers. */
export const showQuestion: SitePage = async (input) => {
  const { read, listed, query, account, origin, path: at, t } = input;
  const commented = await commentedIn(input);
  const wanted = commented.type === 'answer' ? String(commented.id) : query('answer');
  const answered =
    wanted === undefined ? null : await orNull(read('getAnswer', { sort: query('sort') }, { id: wanted }));
  const home = answered?.question_id ?? commented.question;
  if (home !== null && String(home) !== at.id) {
    const [kind, id] = [commented.question === null ? 'answer' : 'post_comment', query('comment') ?? wanted ?? ''];
    return { title: '', content: null, leadsTo: `/answers/questions/${home}${postIn(kind, id)}` };
  }
  const place = answered === null ? {} : { page: answered.page };
  const { question, answers, ...list } = await read('getQuestion', { ...listed('sort'), ...place });
  const post = [...(commented.type === 'question' ? [question] : answers)].find(({ id }) => id === commented.id);
  let shown: ShownComments | null = null;
  if (post !== undefined && question.hidden === null) {
    const operation = commented.type === 'question' ? 'listQuestionComments' : 'listAnswerComments';
    const { comments, ...pages } = await read(operation, { page: commented.page }, { id: String(post.id) });
    post.comments = comments;
    shown = { ...pages, name: `${commented.type}-${post.id}` };
  }
  const path = { id: question.id };
  const isClosed = question.status === 'closed';
  const isAsker = account?.username === question.author;
  const address = titledPath(`/answers/questions/${question.id}`, question.title);
  const isHidden = question.hidden !== null;
  const hasOthers = list.pages > 1 || answers.some(({ author }) => author !== question.author);
  const closing = { isClosed, hasOthers };
  const [category] = question.categories;
  const mayReopen = isRole(account, 'moderator') || (isAsker && question.closed_by === question.author);
  const mayClose = !isHidden && isAllowed(policies.question.close, account, { isAuthor: isAsker });
  const isClosing = mayClose && !isClosed && query('closing') !== undefined;
  const alike = isClosing ? (await read('listSimilarQuestions', { title: question.title })).questions : [];
  const others = alike.filter(({ id }) => id !== question.id).map(({ id, title }) => [String(id), title]);
  return {
    ...list,
    address,
    title: question.title,
    description: question.body,
    image: pictureIn(question.body_html),
    about: questionAndAnswers(question, answers, `${origin}${address}`),
    trail: { '/answers': t('answers'), ...(category && { [`/answers?cat=${category.slug}`]: category.name }) },
    aside: (
      <About
        title={t('question.about')}
        facts={[
          [t('question.asked'), <When key="asked" at={question.created_at} />],
          [t('fact.answers'), question.answer_count],
          [t('fact.votes'), question.vote_score],
        ]}
        people={[question.author, ...answers.map(({ author }) => author)]}
        tags={question.tags}
      />
    ),
    beside: (
      <>
        <State of={question.status} />
        <Watch type="question" of={question} />
      </>
    ),
    content: (
      <>
        <Entry
          type="question"
          of={question}
          fields={['title', 'tags', 'body']}
          {...closing}
          next="/answers"
          below={<Comments type="question" of={question} question={question} shown={shown} />}
        >
          <Votes type="question" of={question} isOpen={!isHidden} />
          {!isHidden && isClosed && mayReopen && (
            <Form of="reopenQuestion" path={path} submit={t('question.reopen')} quiet />
          )}
          {mayClose && !isClosed && (
            <Button href={`${address}?closing=yes#closing`} text={t('question.close')} quiet small />
          )}
        </Entry>
        {isClosing && (
          <Section id="closing" title={t('question.close')}>
            <Form
              of="closeQuestion"
              path={path}
              fields={[
                { name: 'reason', label: t('field.reason') },
                {
                  name: 'duplicate_of',
                  label: t('question.duplicate_of'),
                  options: Object.fromEntries(others),
                  none: t('question.no_duplicate'),
                },
              ]}
              submit={t('question.close')}
              next={address}
            />
          </Section>
        )}
        <Closing question={question} />
        <h2>{t('question.answers', { count: question.answer_count })}</h2>
        {answers.length > 1 && (
          <Choices
            label={t('order')}
            name="sort"
            options={{ '': t('order.votes'), newest: t('value.newest'), oldest: t('value.oldest') }}
          />
        )}
        {answers.map((answer) => (
          <AnswerEntry key={answer.id} answer={answer} question={question} shown={shown} />
        ))}
      </>
    ),
    below: !isHidden && <NewAnswer question={question} />,
  };
};

/** Notes on why a question is closed, on the one that it repeats, and on those that repeat it. */
function Closing({ question }: { question: Schemas['QuestionDetail'] }): VNode | null {
  const { t } = useSite();
  const { closed_by: by, close_reason: reason, duplicate_of: original, duplicates } = question;
  const link = ({ id, title }: Schemas['QuestionReference']) => (
    <a key={id} href={titledPath(`/answers/questions/${id}`, title)} dir="auto">
      {title}
    </a>
  );
  return (
    <>
      {question.status === 'closed' && (
        <Note kind="warning">
          {by === null ? t('problem.question_closed') : t('question.closed_by', { name: by })} {reason}
          {original !== null && (
            <>
              {' '}
              {t('question.is_duplicate')} {link(original)}
            </>
          )}
        </Note>
      )}
      {duplicates.length > 0 && (
        <p>
          {t('question.duplicates')} {duplicates.map((each) => [' ', link(each)])}
        </p>
      )}
    </>
  );
}

/** Form for an answer, if the question accepts one. */
function NewAnswer({ question: { id, title, status } }: { question: Schemas['QuestionDetail'] }): VNode {
  const { t } = useSite();
  if (status === 'closed') return <p class="empty">{t('problem.question_closed')}</p>;
  return (
    <Section id="answer" title={t('answer.new')}>
      <Form
        of="createAnswer"
        path={{ id }}
        fields={[{ name: 'body', label: t('type.answer') }]}
        submit={t('answer.send')}
        next={titledPath(`/answers/questions/${id}${postIn('answer', '{id}')}`, title)}
      />
    </Section>
  );
}

type AnswerProps = Pick<CommentsProps, 'question' | 'shown'> & { answer: Schemas['Answer'] };

function AnswerEntry({ answer, question, shown }: AnswerProps): VNode {
  const { t, account } = useSite();
  const isClosed = question.status === 'closed';
  const isAsker = account?.username === question.author;
  const canAccept =
    question.hidden === null && isAllowed(policies.question.accept, account, { isAuthor: isAsker, isClosed });
  const path = { id: answer.id };
  const accept = answer.is_best ? 'unaccept' : 'accept';
  return (
    <Entry
      type="answer"
      of={answer}
      fields={['body']}
      isClosed={isClosed}
      within={question}
      below={<Comments type="answer" of={answer} question={question} shown={shown} />}
      isSolution={answer.is_best}
      aside={answer.is_best && <Badge kind="resolved">{`✓ ${t('answer.best')}`}</Badge>}
    >
      <Votes type="answer" of={answer} isOpen={question.hidden === null} />
      {canAccept && <Form of={`${accept}Answer`} path={path} submit={t(`answer.${accept}`)} quiet />}
    </Entry>
  );
}

type CommentsProps = {
  type: 'question' | 'answer';
  of: { id: number; comment_count: number; comments: Schemas['PostComment'][] };
  question: Schemas['QuestionDetail'];
  /** The post of which more than the first comments are shown. */
  shown: ShownComments | null;
};

/** The first comments on a post and a link to all, or a page of all; and a form for a new one. */
function Comments({ type, of: { id, comment_count: count, comments }, question, shown }: CommentsProps): VNode {
  const { t, account, here } = useSite();
  const isClosed = question.status === 'closed';
  const name = `${type}-${id}`;
  const answer = type === 'answer' ? id : null;
  const at = (page: number) =>
    `${hereWith(here, { ...elsewhere, page: null, answer, comments: name, comments_page: page })}#${name}`;
  const all = shown?.name === name ? shown : null;
  // A new one is the last.
  const made = hereWith(here, { ...elsewhere, page: null, comment: '{id}' }).replace('%7Bid%7D', '{id}');
  return (
    <div class="comments">
      {comments.map((comment) => (
        <Entry
          key={comment.id}
          type="post_comment"
          of={comment}
          fields={['body']}
          isClosed={isClosed}
          within={question}
        />
      ))}
      {all !== null && <Pager page={all.page} pages={all.pages} at={at} />}
      {all === null && count > comments.length && question.hidden === null && (
        <a href={at(1)}>{t('comments.all', { count })}</a>
      )}
      {account !== null && question.hidden === null && (!isClosed || isRole(account, 'moderator')) && (
        <Form
          of={type === 'question' ? 'createQuestionComment' : 'createAnswerComment'}
          path={{ id }}
          summary={t('comment.new')}
          fields={[{ name: 'body', label: t('type.comment'), rows: 3 }]}
          submit={t('comment.send')}
          next={`${made}#post_comment-{id}`}
        />
      )}
    </div>
  );
}
