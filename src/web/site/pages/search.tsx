import type { VNode } from 'preact';
import { pageOf } from '../../../api/http/page-address.js';
import { Problem } from '../../../core/contract/problems.js';
import { hereWith, type Schemas, useSite } from '../../components/context.js';
import type { SitePage } from '../../components/page.js';
import { Badge, Button, Choices, Name, Row, Rows, SearchForm, When } from '../../components/parts.js';

/** Search results over all areas. */
export const showSearch: SitePage = async ({ read, walked, query, t }) => {
  const q = query('q')?.trim() ?? '';
  if (q === '') return { title: t('search'), isPrivate: true, content: <SearchForm q="" /> };
  const found = await read('searchSite', { ...walked('types', 'area', 'author', 'sort'), q }).catch((error) => {
    if (error instanceof Problem && error.status === 400) return error;
    throw error;
  });
  if (found instanceof Problem) {
    return { title: t('search'), isPrivate: true, problem: found, content: <SearchForm q={q} /> };
  }
  const { results, facets, total, did_you_mean, ...list } = found;
  const types = facets.types.map(({ type, count }) => [type, `${t(`type.${type as 'topic'}`)} (${count})`]);
  return {
    ...list,
    title: t('search.for', { q }),
    isPrivate: true,
    feed: `/search.atom?${new URLSearchParams({ q })}`,
    content: (
      <>
        <SearchForm q={q} />
        {did_you_mean !== null && <DidYouMean spelling={did_you_mean} />}
        <Choices label={t('field.type')} name="types" options={{ '': t('all'), ...Object.fromEntries(types) }} />
        <Choices label={t('order')} name="sort" options={{ '': t('search.relevance'), newest: t('order.newest') }} />
        <p class="soft">{t('search.found', { count: total })}</p>
        {total === 0 && <Ask q={q} />}
        <Rows empty={t('search.nothing')}>
          {results.map((result) => (
            <Result key={`${result.type} ${result.id}`} result={result} />
          ))}
        </Rows>
      </>
    ),
  };
};

function DidYouMean({ spelling }: { spelling: string }): VNode {
  const { t, here } = useSite();
  return (
    <p>
      {t('search.did_you_mean')} <a href={hereWith(here, { q: spelling, page: null })}>{spelling}</a>?
    </p>
  );
}

/** Links to new content about what was searched for. */
function Ask({ q }: { q: string }): VNode {
  const { t, hasArea } = useSite();
  const title = new URLSearchParams({ title: q.slice(0, longestTitle).toWellFormed() });
  return (
    <p class="actions">
      {hasArea?.('answers') && <Button href={`/answers/questions/new?${title}`} text={t('search.ask')} />}
      {hasArea?.('forum') && <Button href={`/forum/topics/new?${title}`} text={t('search.write')} quiet />}
    </p>
  );
}

/** Characters of a title, as in the contract. */
const longestTitle = 200;

function Result({ result }: { result: Schemas['SearchResult'] }): VNode {
  const { t } = useSite();
  const { title, excerpt, path, post } = result;
  const { type, id, author, created_at: at } = post ?? result;
  return (
    <Row
      href={pageOf({ type, target_id: id, path, title })}
      title={title}
      html={excerpt.html}
      face={author}
      badges={<Badge kind={type}>{t(`type.${type as 'topic'}`)}</Badge>}
    >
      {author !== null && (
        <>
          <Name name={author} /> ·{' '}
        </>
      )}
      <When at={at} />
    </Row>
  );
}
