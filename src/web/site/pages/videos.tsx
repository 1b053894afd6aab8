import type { ComponentChildren, VNode } from 'preact';
import { titledPath } from '../../../api/http/page-address.js';
import { heard, type Schemas, useSite } from '../../components/context.js';
import { Entry, Hiding, ReportLink } from '../../components/entry.js';
import { Form, fieldsOf } from '../../components/form.js';
import { Nothing } from '../../components/nothing.js';
import type { SitePage } from '../../components/page.js';
import {
  Button,
  By,
  Choices,
  Name,
  Note,
  Prose,
  Rows,
  Section,
  State,
  shownAddress,
  Tile,
  When,
} from '../../components/parts.js';
import { Bookmark } from '../../components/reactions.js';
import { video as aboutVideo } from '../structured.js';
import { Sharing } from './files.js';

/** Seconds as minutes and seconds. */
const clock = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** A grid of videos. */
export function Videos({
  videos,
  empty,
}: {
  videos: readonly Schemas['VideoSummary'][];
  empty: ComponentChildren;
}): VNode {
  const site = useSite();
  const { t } = site;
  const tiles = heard(site, videos).map(({ id, title, duration, ...video }) => {
    const picture = { picture: video.thumbnail_url, mark: duration === null ? null : clock(duration) };
    return (
      <Tile key={id} href={titledPath(`/videos/${id}`, title)} title={title} {...picture}>
        <p class="about">
          <Name name={video.author} /> · {t('video.views', { count: video.view_count })} <Visibility of={video} />
        </p>
      </Tile>
    );
  });
  return (
    <Rows class="products" empty={videos.length > 0 ? t('ignored.all') : empty}>
      {tiles}
    </Rows>
  );
}

function Visibility({ of: { visibility } }: { of: Pick<Schemas['Video'], 'visibility'> }): VNode | null {
  return visibility === 'public' ? null : <State of={visibility} kind="warning" />;
}

/** Public videos. */
export const showVideos: SitePage = async ({ read, walked, account, t }) => {
  const { videos, ...list } = await read('listVideos', walked('sort', 'search'));
  return {
    ...list,
    title: t('videos'),
    description: t('videos.about'),
    beside: account !== null && <Button href="/videos/new" text={t('video.new')} />,
    content: (
      <>
        <Choices label={t('order')} name="sort" options={{ '': t('order.newest'), popular: t('order.popular') }} />
        <Videos videos={videos} empty={<Nothing of="videos" />} />
      </>
    ),
  };
};

/** Form for a video. */
export const newVideo: SitePage = async ({ t }) => {
  const visibility = {
    name: 'visibility',
    // No default: making a video public has to be chosen.
    value: '',
    required: true,
    none: t('choose'),
    options: {
      public: t('visibility.public'),
      unlisted: t('visibility.unlisted'),
      private: t('visibility.private'),
    },
  };
  const fields = ['video', 'title', 'description', visibility];
  return {
    title: t('video.new'),
    trail: { '/videos': t('videos') },
    content: <Form of="createVideo" fields={fields} submit={t('file.upload')} next="/videos/{id}" />,
  };
};

/** A video with its comments. */
export const showVideo: SitePage = async ({ read, listed, query, account, origin, t }) => {
  const share = query('share');
  const [video, { comments, page, pages }, { videos }] = await Promise.all([
    read('getVideo', { share }),
    read('listVideoComments', listed('share')),
    read('listVideos', { per_page: mostBeside + 1 }),
  ]);
  const others = videos.filter(({ id }) => id !== video.id).slice(0, mostBeside);
  const path = { id: video.id };
  const isOwner = account?.username === video.author;
  const address = titledPath(`/videos/${video.id}`, video.title);
  const oembed = `/oembed?url=${encodeURIComponent(`${origin}${address}`)}`;
  return {
    page,
    pages,
    address,
    title: video.title,
    description: video.description,
    image: video.thumbnail_url,
    about: aboutVideo(video, origin),
    ...(video.visibility === 'public' ? { oembed } : { isPrivate: true }),
    trail: { '/videos': t('videos') },
    beside: <Visibility of={video} />,
    aside: others.length > 0 && (
      <Section id="more" title={t('video.more')}>
        <Videos videos={others} empty="" />
      </Section>
    ),
    content: (
      <>
        {video.status === 'failed' && <Note kind="fault">{t('video.failed')}</Note>}
        {/* biome-ignore lint/a11y/useMediaCaption: members upload videos without captions */}
        <video
          class="player"
          controls
          preload="none"
          width={video.width ?? 640}
          height={video.height ?? 360}
          poster={video.thumbnail_url === null ? undefined : shownAddress(video.thumbnail_url)}
          src={`/videos/${video.id}/stream${share === undefined ? '' : `?share=${share}`}`}
        />
        <p class="about">
          <By name={video.author} /> · {t('video.views', { count: video.view_count })} · <When at={video.created_at} />
        </p>
        <Prose html={video.description_html} />
        <div class="actions">
          <Rating video={video} />
          <Bookmark type="video" of={video} />
          <ReportLink type="video" of={video} />
          <Hiding type="video" of={video} />
        </div>
        {isOwner && <Managing video={video} />}
        <Section id="comments" title={t('video.comments', { count: video.comment_count })}>
          <Form
            of="createVideoComment"
            path={path}
            fields={[{ name: 'content', label: t('type.comment'), rows: 3 }]}
            submit={t('comment.send')}
            next={`/videos/${video.id}#comment-{id}`}
          />
          {comments.map((comment) => {
            const at = { id: video.id, comment_id: comment.id };
            return (
              <Entry key={comment.id} type="comment" of={comment} path={at} fields={['content']} isHost={isOwner} />
            );
          })}
        </Section>
      </>
    ),
  };
};

/** Other videos beside one. */
const mostBeside = 5;

/** Like and dislike buttons with counts. A second press removes the rating. */
function Rating({ video }: { video: Schemas['Video'] }): VNode {
  const { t, account } = useSite();
  if (account === null) {
    return <>{[t('likes', { count: video.like_count }), t('dislikes', { count: video.dislike_count })].join(' · ')}</>;
  }
  const button = (rating: 'like' | 'dislike', mark: string, count: number) => {
    const isMine = video.my_rating === rating;
    const label = t(rating === 'like' ? 'likes' : 'dislikes', { count });
    return (
      <button
        class="quiet small"
        type="submit"
        name="rating"
        value={isMine ? 'none' : rating}
        aria-pressed={isMine}
        aria-label={label}
      >
        {mark} {count}
      </button>
    );
  };
  return (
    <Form of="rateVideo" path={{ id: video.id }}>
      {button('like', '▲', video.like_count)}
      {button('dislike', '▼', video.dislike_count)}
    </Form>
  );
}

/** Forms of a video's owner. */
function Managing({ video }: { video: Schemas['Video'] }): VNode {
  const { t } = useSite();
  const path = { id: video.id };
  const fields = fieldsOf(['title', 'description', 'visibility', 'thumbnail_url'], video);
  return (
    <details class="card">
      <summary>{t('video.manage')}</summary>
      <Form of="updateVideo" path={path} fields={fields} submit={t('save')} class="" />
      <Sharing share={video.share} of="Video" path={path} next={`/videos/${video.id}`} />
      <Form of="deleteVideo" path={path} submit={t('delete')} danger next="/videos" />
    </details>
  );
}
