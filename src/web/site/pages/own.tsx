import type { ComponentChildren, VNode } from 'preact';
import type { SitePage } from '../../components/page.js';
import { Badge, Row, Rows, When } from '../../components/parts.js';
import type { TextKey } from '../../texts/texts.js';
import { answersBy, questionsBy, type Reader, topicsBy, videosBy } from './lists.js';
import { Products } from './shops.js';

/** The page of a list of one's own things. */
const ownPage =
  (title: TextKey, listOf: Reader): SitePage =>
  async (asked) => {
    const list = await listOf(asked);
    return { ...list, title: asked.t(title), trail: { '/me': asked.t('me') } };
  };

type LineProps = { title: string; state: ComponentChildren; children: ComponentChildren };

/** An entry that has no page of its own. */
function Line({ title, state, children }: LineProps): VNode {
  return (
    <li class="row">
      <div>
        <p class="title" dir="auto">
          {title} <Badge kind="open">{state}</Badge>
        </p>
        <p class="about">{children}</p>
      </div>
    </li>
  );
}

/** The pages of one's own things, by their paths. */
export const ownPages: Record<string, SitePage> = {
  '/my/topics': ownPage('topics', topicsBy('listMyTopics')),
  '/my/questions': ownPage('answers', questionsBy('listMyQuestions')),
  '/my/answers': ownPage('my.answers', answersBy('listMyAnswers')),
  '/my/videos': ownPage('videos', videosBy('listMyVideos')),
  '/my/products': ownPage('products', async ({ read, listed, t }) => {
    const { products, ...list } = await read('listMyProducts', listed());
    return { ...list, content: <Products at="/marketplace" products={products} empty={t('nothing')} /> };
  }),
  '/my/stores': ownPage('stores', async ({ read, listed, t }) => {
    const { stores, ...list } = await read('listMyStores', listed());
    const rows = stores.map(({ id, slug, name, product_count: count }) => (
      <Row key={id} href={`/marketplace/stores/${slug}`} title={name}>
        {t('store.products', { count })}
      </Row>
    ));
    return { ...list, content: <Rows empty={t('nothing')}>{rows}</Rows> };
  }),
  '/my/reviews': ownPage('reviews', async ({ read, listed, t }) => {
    const { reviews, ...list } = await read('listMyReviews', listed());
    const rows = reviews.map((review) => {
      const at = `/marketplace/products/${review.product_id}#review-${review.id}`;
      return (
        <Row key={review.id} href={at} title={review.product} excerpt={review.body}>
          {t('review.stars', { count: review.rating })} · <When at={review.created_at} />
        </Row>
      );
    });
    return { ...list, content: <Rows empty={t('nothing')}>{rows}</Rows> };
  }),
  '/my/reports': ownPage('my.reports', async ({ read, listed, t }) => {
    const { reports, ...list } = await read('listMyReports', listed());
    const rows = reports.map((report) => {
      const title = `${t(`type.${report.target_type as 'topic'}`)}: ${t(`value.${report.reason as 'spam'}`)}`;
      return (
        <Line key={report.id} title={title} state={t(`value.${report.status as 'open'}`)}>
          <When at={report.created_at} />
        </Line>
      );
    });
    return { ...list, content: <Rows empty={t('nothing')}>{rows}</Rows> };
  }),
  '/my/hidden': ownPage('my.hidden', async ({ read, listed, t }) => {
    const { content, ...list } = await read('listMyHiddenContent', listed());
    const rows = content.map((item) => {
      const title = item.title ?? t(`type.${item.target_type as 'topic'}`);
      const state = t(`value.${item.state as 'hidden'}`);
      return (
        <Line key={`${item.target_type} ${item.target_id}`} title={title} state={state}>
          {item.excerpt} {item.reason} <When at={item.since} />
        </Line>
      );
    });
    return { ...list, content: <Rows empty={t('nothing')}>{rows}</Rows> };
  }),
};
