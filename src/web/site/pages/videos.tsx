import type { ComponentChildren, VNode } from 'preact';
import { titledPath } from '../../../api/http/page-address.js';
import { assetPath } from '../../assets.js';
import { heard, hereWith, type Schemas, useSite } from '../../components/context.js';
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
import { Unfinished } from '../../components/unfinished.js';
import { isTextKey } from '../../texts/texts.js';
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
    const picture = { picture: video.poster_url, mark: duration === null ? null : clock(duration) };
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
export const newVideo: SitePage = async ({ read, t }) => {
  const { uploads } = await read('listUploads');
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
  const fields = [{ name: 'video', required: true }, 'title', 'description', visibility];
  return {
    title: t('video.new'),
    trail: { '/videos': t('videos') },
    content: (
      <>
        <Form of="createVideo" fields={fields} submit={t('file.upload')} next="/videos/{id}" resumes="video" />
        <Unfinished uploads={uploads.filter(({ kind }) => kind === 'video')} />
      </>
    ),
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
    image: video.poster_url,
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
        <Progress video={video} isOwner={isOwner} />
        {/* biome-ignore lint/a11y/useMediaCaption: members upload videos without captions */}
        <video
          class="player"
          controls
          preload="none"
          width={video.width ?? 640}
          height={video.height ?? 360}
          poster={video.poster_url === null ? undefined : shownAddress(video.poster_url)}
        >
          <Sources video={video} at={query('at')} />
          <Tracks video={video} />
        </video>
        {video.playback.length > 0 && <script src={assetPath('player.js')} defer />}
        <p class="about">
          <By name={video.author} /> · {t('video.views', { count: video.view_count })} · <When at={video.created_at} />
        </p>
        <Prose html={video.description_html} />
        <Chapters video={video} />
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

/** The ways to play a video, from a second on. */
function Sources({ video, at }: { video: Schemas['Video']; at: string | undefined }): VNode {
  const place = /^\d{1,6}$/.test(at ?? '') ? `#t=${at}` : '';
  return (
    <>
      {video.playback.map(({ type, url }) => (
        // Without a type browsers try what they would refuse by its name, such as QuickTime.
        <source
          key={url}
          src={url + place}
          type={type === hls ? type : undefined}
          data-script={type === hls ? assetPath('hls.js') : undefined}
        />
      ))}
    </>
  );
}

/** The captions. Those in the language of the page are shown at first. */
function Tracks({ video }: { video: Schemas['Video'] }): VNode {
  const site = useSite();
  return (
    <>
      {video.captions.map(({ language, label, url }) => (
        <track
          key={language}
          kind="captions"
          src={shownAddress(url)}
          srcLang={language}
          label={label}
          default={language === site.language}
        />
      ))}
    </>
  );
}

const hls = 'application/vnd.apple.mpegurl';

/** Links to the chapters. Without a script they open the page anew. */
function Chapters({ video }: { video: Schemas['Video'] }): VNode | null {
  const { t, here } = useSite();
  if (video.chapters.length === 0) return null;
  return (
    <Section id="chapters" title={t('video.chapters')}>
      <ol class="chapters">
        {video.chapters.map(({ at, title }) => (
          <li key={at}>
            <a href={`${hereWith(here, { at: String(at) })}`} data-at={at}>
              <span class="soft">{clock(at)}</span> {title}
            </a>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Why a video cannot be watched, or how far it is. */
function Progress({ video, isOwner }: { video: Schemas['Video']; isOwner: boolean }): VNode | null {
  const { t } = useSite();
  const { status, failure, progress } = video;
  if (status === 'failed') {
    const key = `video.failed.${failure}`;
    return (
      <Note kind="fault">
        {isTextKey(key) ? t(key) : t('video.failed')}
        {isOwner && failure !== 'incomplete' && (
          <Form of="retryVideo" path={{ id: video.id }} submit={t('video.retry')} quiet next={`/videos/${video.id}`} />
        )}
      </Note>
    );
  }
  if (status === 'processing') {
    return (
      <Note kind="done">{progress === null ? t('video.processing') : t('video.progress', { percent: progress })}</Note>
    );
  }
  return progress === null ? null : <p class="soft">{t('video.sizes', { percent: progress })}</p>;
}

/** The pictures to choose from, and a form for another. */
function Posters({ video }: { video: Schemas['Video'] }): VNode {
  const { t } = useSite();
  const path = { id: video.id };
  const next = `/videos/${video.id}`;
  return (
    <section>
      <h2>{t('video.poster')}</h2>
      <div class="posters">
        {video.posters.map(({ id, url }) => (
          <Form
            key={id}
            of="updateVideo"
            id={`poster-${id}`}
            path={path}
            class=""
            quiet
            fields={[{ name: 'poster_id', value: id, hidden: true }]}
            next={next}
          >
            <button
              class="quiet"
              type="submit"
              aria-pressed={url === video.poster_url}
              aria-label={t('video.poster.choose')}
            >
              <img src={`${shownAddress(url)}?size=320`} alt="" loading="lazy" />
            </button>
          </Form>
        ))}
      </div>
      <Form of="updateVideoPoster" path={path} class="" fields={['file']} submit={t('file.upload')} next={next} />
    </section>
  );
}

/** The captions, and a form for more. */
function Captions({ video }: { video: Schemas['Video'] }): VNode {
  const site = useSite();
  const { t } = site;
  const next = `/videos/${video.id}`;
  return (
    <section>
      <h2>{t('video.captions')}</h2>
      {video.captions.map(({ language, label }) => (
        <Form
          key={language}
          of="deleteVideoCaptions"
          id={`captions-${language}`}
          path={{ id: video.id, language }}
          submit={t('video.captions.delete', { label })}
          quiet
          next={next}
        />
      ))}
      <Form
        of="setVideoCaptions"
        path={{ id: video.id, language: '{language}' }}
        class=""
        fields={[
          { name: 'language', label: t('nav.language'), value: site.language, required: true },
          { name: 'content', label: t('field.captions'), rows: 6, hint: t('video.captions.hint') },
        ]}
        submit={t('save')}
        next={next}
      />
    </section>
  );
}

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
      <Posters video={video} />
      <Captions video={video} />
      <Sharing share={video.share} of="Video" path={path} next={`/videos/${video.id}`} />
      <Form of="deleteVideo" path={path} submit={t('delete')} danger next="/videos" />
    </details>
  );
}
