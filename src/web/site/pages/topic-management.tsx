import type { VNode } from 'preact';
import { titledPath } from '../../../api/http/page-address.js';
import { previewOf } from '../../../core/contract/preview.js';
import { hereWith, type Schemas, useSite } from '../../components/context.js';
import { Filters, Form } from '../../components/form.js';
import type { SitePage } from '../../components/page.js';
import { Empty, Name, pagesNear, Section, When } from '../../components/parts.js';

/** Topics that a search for the target of a merge shows. */
const mostFound = 10;

/** Moves, merges and splits a topic, for moderators. Topics are found by search, and replies chosen on all pages. */
export const manageTopic: SitePage = async ({ read, listed, query, queries, t }) => {
  const q = query('q');
  const [boards, { topic, replies, page, pages }, found] = await Promise.all([
    read('listBoards'),
    read('getTopic', listed()),
    q === undefined ? null : read('searchSite', { q, types: 'topic', per_page: mostFound }),
  ]);
  const path = { id: topic.id };
  const options = Object.fromEntries(boards.map(({ id, title }) => [String(id), title]));
  const board = { name: 'board_id', options, value: topic.board_id };
  const own = titledPath(`/forum/topics/${topic.id}`, topic.title);
  const chosen = queries('post').filter((id) => /^[1-9]\d{0,9}$/.test(id));
  const isSplit = query('split') !== undefined && chosen.length > 0;
  return {
    title: t('topic.manage'),
    trail: { '/forum': t('forum'), [own]: topic.title },
    content: (
      <>
        <Section id="move" title={t('topic.move')}>
          <Form of="updateTopic" path={path} fields={[board]} submit={t('topic.move')} next={own} />
        </Section>
        <Section id="merge" title={t('topic.merge')}>
          <Filters fields={[{ name: 'q', label: t('merge.search'), value: topic.title }]} submit={t('search')} />
          {found && <Found topics={found.results.filter(({ id }) => id !== topic.id)} of={topic.id} />}
        </Section>
        <Section id="split" title={t('topic.split')}>
          {isSplit ? (
            <Splitting of={topic.id} chosen={chosen} board={board} />
          ) : (
            <Choosing replies={replies} chosen={chosen} page={page} pages={pages} />
          )}
        </Section>
      </>
    ),
  };
};

/** The topics that were found, to merge this one into one of them. */
function Found({ topics, of }: { topics: readonly Schemas['SearchResult'][]; of: number }): VNode {
  const { t } = useSite();
  if (topics.length === 0) return <Empty>{t('topics.none')}</Empty>;
  return (
    <Form of="mergeTopic" path={{ id: of }} submit={t('topic.merge')} next="/forum/topics/{id}" class="card" danger>
      {topics.map(({ id, title, path, author, created_at: at }) => (
        <p class="choice" key={id}>
          <input type="radio" name="into" value={id} id={`into-${id}`} required />
          <label for={`into-${id}`} dir="auto">
            {title}
          </label>
          <span class="soft">
            {author && <Name name={author} />} <When at={at} /> <a href={titledPath(path, title)}>{t('merge.look')}</a>
          </span>
        </p>
      ))}
    </Form>
  );
}

type ChoosingProps = { replies: readonly Schemas['Reply'][]; chosen: readonly string[]; page: number; pages: number };

/** Check boxes for the replies of a page. Going to another page keeps what is chosen, also without the script. */
function Choosing({ replies, chosen, page, pages }: ChoosingProps): VNode {
  const { t, here } = useSite();
  if (replies.length === 0) return <Empty>{t('split.empty')}</Empty>;
  const elsewhere = chosen.filter((each) => replies.every(({ id }) => String(id) !== each));
  return (
    <form method="get" action={`${here.pathname}#split`} class="card">
      {elsewhere.map((id) => (
        <input type="hidden" name="post" value={id} key={id} />
      ))}
      {replies.map(({ id, content, author }) => (
        <p class="choice" key={id}>
          <input type="checkbox" id={`post-${id}`} name="post" value={id} checked={chosen.includes(String(id))} />
          <label for={`post-${id}`} dir="auto">
            {author}: {previewOf(content, 100)}
          </label>
        </p>
      ))}
      {elsewhere.length > 0 && <p class="soft">{t('split.elsewhere', { count: elsewhere.length })}</p>}
      {pages > 1 && (
        <div class="actions">
          {pagesNear(page, pages).map((each) => (
            <button
              key={each}
              type="submit"
              name="page"
              value={each}
              class="quiet small"
              aria-label={t('pages.of', { page: each, pages })}
              aria-current={each === page ? 'page' : undefined}
            >
              {each}
            </button>
          ))}
        </div>
      )}
      <div class="actions">
        <button type="submit" name="split" value="1">
          {t('split.go')}
        </button>
      </div>
    </form>
  );
}

type SplittingProps = {
  of: number;
  chosen: readonly string[];
  board: { name: string; options: Record<string, string>; value: number };
};

/** The form for the new topic of the chosen replies. */
function Splitting({ of, chosen, board }: SplittingProps): VNode {
  const { t, here } = useSite();
  const ids = chosen.map((value, place) => ({ name: `reply_ids.${place}`, value, hidden: true }));
  return (
    <>
      <p>
        {t('split.chosen', { count: chosen.length })}{' '}
        <a href={`${hereWith(here, { split: null })}#split`}>{t('split.change')}</a>
      </p>
      <Form of="splitTopic" path={{ id: of }} fields={[...ids, 'title', board]} submit={t('topic.split')} />
    </>
  );
}
