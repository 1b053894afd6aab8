import type { ComponentChildren, VNode } from 'preact';
import { titledPath } from '../../../api/http/page-address.js';
import { isRole, useSite } from '../../components/context.js';
import { Entry } from '../../components/entry.js';
import { Form } from '../../components/form.js';
import { Nothing } from '../../components/nothing.js';
import type { SitePage } from '../../components/page.js';
import { Button, boardTone, Chip, Empty, Faces, Prose, Section } from '../../components/parts.js';
import { DemoSignIn } from '../../pages/demo.js';
import type { TextKey } from '../../texts/texts.js';
import { Questions } from './answers.js';
import { Topics } from './forum.js';
import { Products } from './shops.js';
import { Videos } from './videos.js';

type PartProps = { title: string; href: string; isOn: boolean; children: ComponentChildren };

/** The latest content of an area, if enabled. */
function Part({ title, href, isOn, children }: PartProps): VNode | null {
  if (!isOn) return null;
  return (
    <Section id={href.slice(1)} title={<a href={href}>{title}</a>}>
      {children}
    </Section>
  );
}

/** The ways to take part, by their areas. */
const invitations = {
  topics: ['/forum/topics/new', 'topic.new'],
  questions: ['/answers/questions/new', 'question.new'],
  products: ['/marketplace/stores', 'store.new'],
} as const;

/** The first things that the owner of an empty site does, as links. */
const firstSteps = {
  'start.step.name': '/settings/site',
  'start.step.boards': '/settings/boards',
  'start.step.categories': '/settings/categories',
  'start.step.rules': '/settings',
  'start.step.topic': '/forum/topics/new',
} as const;

/** The first things that a new member does, as links. */
const firstVisit = {
  'welcome.face': '/me',
  'welcome.hello': '/forum/topics/new',
  'welcome.follow': '/forum',
} as const;

/** First steps, as links. */
function Steps({ id, title, of }: { id: string; title: string; of: Readonly<Record<string, string>> }): VNode {
  const { t } = useSite();
  return (
    <Section id={id} class="card" title={title}>
      <ol>
        {Object.entries(of).map(([text, href]) => (
          <li key={href}>
            <a href={href}>{t(text as TextKey)}</a>
          </li>
        ))}
      </ol>
    </Section>
  );
}

/** Start page: the welcome, announcements, what is new, and what else there is. */
export const showStart: SitePage = async ({ read, query, account, siteName, demoToken, t }) => {
  const [site, home] = await Promise.all([read('getSite'), read('getHome')]);
  const { announcements, topics, questions, products, videos, counts } = home;
  const [boards, { users: newcomers }] = await Promise.all([
    counts.topics === null ? [] : read('listBoards'),
    read('listUsers', { sort: 'newest', per_page: 12 }),
  ]);
  const token = demoToken();
  const about = t('start.about', { name: siteName });
  const isEmpty = [topics, questions, products, videos].every((each) => each.length === 0);
  return {
    title: siteName,
    description: site.welcome ?? about,
    hasHeading: true,
    aside: (
      <>
        <Part title={t('boards')} href="/forum" isOn={boards.length > 0}>
          <p class="chips">
            {boards.slice(0, mostBoards).map(({ id, title, color }) => (
              <Chip key={id} of={boardTone({ id, color })} href={titledPath(`/forum/boards/${id}`, title)}>
                {title}
              </Chip>
            ))}
          </p>
        </Part>
        <Part title={t('questions.open')} href="/answers" isOn={counts.questions !== null}>
          <Questions questions={questions.slice(0, mostTiles)} empty={<Nothing of="questions" />} isBrief />
        </Part>
        {newcomers.length > 0 && (
          <Section id="people" title={t('start.people')}>
            <Faces of={newcomers.map(({ username }) => username)} />
            <a href="/groups">{t('groups')}</a>
          </Section>
        )}
      </>
    ),
    content: (
      <>
        <section class="hero">
          <h1>{siteName}</h1>
          {site.welcome === null ? <p class="lead">{about}</p> : <Prose html={site.welcome_html} isWhole />}
          <p class="actions">
            {Object.entries(invitations)
              .filter(([area]) => counts[area as keyof typeof invitations] !== null)
              .map(([area, [href, text]], place) => (
                <Button
                  key={area}
                  href={account === null ? `/sign-up?next=${encodeURIComponent(href)}` : href}
                  text={t(text)}
                  quiet={place > 0}
                />
              ))}
          </p>
          {announcements.map((each) => (
            <article class="note done" key={each.id}>
              <strong dir="auto">{each.title}</strong>
              <Prose html={each.body_html} />
            </article>
          ))}
        </section>
        {token !== null && <DemoSignIn token={token} />}
        {account !== null && query('welcome') !== undefined && (
          <Steps id="welcome" title={t('welcome', { name: account.username })} of={firstVisit} />
        )}
        {isEmpty && isRole(account, 'admin') && <Steps id="steps" title={t('start.steps')} of={firstSteps} />}
        <Part title={t('topics.latest')} href="/forum/topics" isOn={counts.topics !== null}>
          <Topics topics={topics} empty={<Nothing of="topics" />} />
        </Part>
        <Part title={t('products.new')} href="/marketplace" isOn={counts.products !== null}>
          <Products at="/marketplace" products={products.slice(0, mostTiles)} empty={<Nothing of="products" />} />
        </Part>
        <Part title={t('videos.new')} href="/videos" isOn={counts.videos !== null}>
          <Videos videos={videos.slice(0, mostTiles)} empty={<Nothing of="videos" />} />
        </Part>
      </>
    ),
  };
};

/** Products, videos and questions, and boards of the start page. */
const [mostTiles, mostBoards] = [6, 20];

/** Announcements with forms for admins, at this path. */
export const showAnnouncements =
  (path: string): SitePage =>
  async ({ read, listed, account, t }) => {
    const { announcements, ...list } = await read('listAnnouncements', listed());
    const fields = ['title', 'body', { name: 'until', hint: t('utc') }];
    return {
      ...list,
      title: t('announcements'),
      content: (
        <>
          {isRole(account, 'admin') && (
            <Form
              of="createAnnouncement"
              summary={t('announcement.new')}
              card
              fields={fields}
              submit={t('publish')}
              next={path}
            />
          )}
          {announcements.length === 0 && (
            <Empty>
              <Nothing of="announcements" />
            </Empty>
          )}
          {announcements.map((each) => (
            <section key={each.id}>
              <h2 dir="auto">{each.title}</h2>
              <Entry type="announcement" of={each} fields={['title', 'body', 'until']} />
            </section>
          ))}
        </>
      ),
    };
  };
