import { pageOf as addressOf, titledPath } from '../../../api/http/page-address.js';
import { previewOf, truncate } from '../../../core/contract/preview.js';
import { hereWith } from '../../components/context.js';
import { draftParam, Form } from '../../components/form.js';
import { Nothing } from '../../components/nothing.js';
import type { SitePage } from '../../components/page.js';
import { Name, Row, Rows, State, When } from '../../components/parts.js';
import type { TextKey } from '../../texts/texts.js';
import { answersBy, type ListReader, listOf, questionsBy, topicsBy, videosBy } from './lists.js';
import { Products } from './shops.js';

/** Lists of the user's own content, by path. */
const lists: Readonly<Record<string, readonly [title: TextKey, list: ListReader]>> = {
  '/my/topics': ['topics', topicsBy('My')],
  '/my/questions': ['answers', questionsBy('My')],
  '/my/answers': ['my.answers', answersBy('My')],
  '/my/videos': ['videos', videosBy('My')],
  '/my/stores': [
    'stores',
    listOf('listMyStores', ({ stores }, { t }) => (
      <Rows empty={<Nothing of="my.stores" />}>
        {stores.map(({ id, slug, name, product_count: count }) => (
          <Row key={id} href={`/marketplace/stores/${slug}`} title={name}>
            {t('store.products', { count })}
          </Row>
        ))}
      </Rows>
    )),
  ],
  '/my/products': [
    'products',
    listOf('listMyProducts', ({ products }) => (
      <Products at="/marketplace" products={products} empty={<Nothing of="my.products" />} />
    )),
  ],
  '/my/reviews': [
    'reviews',
    listOf('listMyReviews', ({ reviews }, { t }) => (
      <Rows empty={<Nothing of="my.reviews" />}>
        {reviews.map(({ id, product_id: of, product, body, rating: count, created_at: at }) => (
          <Row
            key={id}
            href={titledPath(`/marketplace/products/${of}#review-${id}`, product)}
            title={product}
            excerpt={previewOf(body, 200)}
          >
            {t('review.stars', { count })} · <When at={at} />
          </Row>
        ))}
      </Rows>
    )),
  ],
  '/my/reports': [
    'my.reports',
    listOf('listMyReports', ({ reports }, { t }) => (
      <Rows empty={<Nothing of="my.reports" />}>
        {reports.map(({ id, target_type: type, reason, status, created_at: at }) => {
          const title = `${t(`type.${type as 'topic'}`)}: ${t(`value.${reason as 'spam'}`)}`;
          return (
            <Row key={id} title={title} badges={<State of={status} kind="open" />}>
              <When at={at} />
            </Row>
          );
        })}
      </Rows>
    )),
  ],
  '/my/bookmarks': [
    'my.bookmarks',
    listOf('listBookmarks', ({ bookmarks }, { t }) => (
      <Rows empty={<Nothing of="my.bookmarks" />}>
        {bookmarks.map(({ target_type: type, target_id: id, content, bookmarked_at: at }) => {
          const key = `${type}-${id}`;
          const remove = <Form of="removeBookmark" path={{ type, id }} submit={t('remove')} quiet />;
          if (content === null) {
            return (
              <Row key={key} title={t('bookmark.gone')}>
                {remove}
              </Row>
            );
          }
          const { path, title, excerpt, author } = content;
          return (
            <Row key={key} href={addressOf({ type, target_id: id, path, title })} title={title} excerpt={excerpt}>
              {author !== null && (
                <>
                  <Name name={author} /> ·{' '}
                </>
              )}
              <When at={at} /> {remove}
            </Row>
          );
        })}
      </Rows>
    )),
  ],
  '/my/hidden': [
    'my.hidden',
    listOf('listMyHiddenContent', ({ content }, { t }) => (
      <Rows empty={<Nothing of="my.hidden" />}>
        {content.map(({ target_type: type, target_id: id, title, state, excerpt, reason, since }) => {
          const name = title ?? t(`type.${type as 'topic'}`);
          return (
            <Row key={`${type} ${id}`} title={name} badges={<State of={state} kind="open" />}>
              {excerpt} {reason} <When at={since} />
            </Row>
          );
        })}
      </Rows>
    )),
  ],
};

/** Unsent texts, with links to the pages that they are written on. */
const showDrafts: SitePage = async ({ read, t }) => {
  const { drafts } = await read('listDrafts');
  const rows = drafts.map(({ key, title, excerpt, page, updated_at: at }) => (
    <Row
      key={key}
      {...(page !== null && { href: hereWith(new URL(page, 'http://here'), { [draftParam]: key }) })}
      title={title || truncate(excerpt, 100) || t('drafts.empty')}
    >
      <When at={at} /> <Form of="deleteDraft" path={{ key }} submit={t('draft.discard')} quiet />
    </Row>
  ));
  return {
    title: t('drafts'),
    trail: { '/me': t('me') },
    content: <Rows empty={<Nothing of="drafts" />}>{rows}</Rows>,
  };
};

/** The people whom the user ignores. */
const showIgnored: SitePage = async ({ read, t }) => {
  const { users } = await read('listIgnoredUsers');
  return {
    title: t('ignored'),
    trail: { '/me': t('me') },
    content: (
      <Rows empty={<Nothing of="ignored" />}>
        {users.map(({ username, display_name: name, ignored_at: at }) => (
          <Row key={username} href={`/users/${username}`} title={name ?? username}>
            <When at={at} /> <Form of="stopIgnoringUser" path={{ username }} submit={t('ignored.end')} quiet />
          </Row>
        ))}
      </Rows>
    ),
  };
};

const pageOf =
  ([title, list]: (typeof lists)[string]): SitePage =>
  async (input) => ({ ...(await list(input)), title: input.t(title), trail: { '/me': input.t('me') } });

/** Their pages, by path. */
export const ownPages: Readonly<Record<string, SitePage>> = {
  ...Object.fromEntries(Object.entries(lists).map(([path, list]) => [path, pageOf(list)])),
  '/my/drafts': showDrafts,
  '/my/ignored': showIgnored,
};

/** Menu of the user's own pages: paths with titles. */
export const ownPlaces: Readonly<Record<string, TextKey>> = {
  ...Object.fromEntries(Object.entries(lists).map(([path, [title]]) => [path, title])),
  '/messages': 'messages',
  '/my/drafts': 'drafts',
  '/my/ignored': 'ignored',
  '/groups': 'groups',
  '/files': 'files',
  '/marketplace/orders': 'orders',
};
