import type { ComponentChildren, VNode } from 'preact';
import { isRole } from '../../components/context.js';
import { Entry } from '../../components/entry.js';
import { Form } from '../../components/form.js';
import type { SitePage } from '../../components/page.js';
import { Empty, Prose, Section } from '../../components/parts.js';
import { DemoSignIn } from '../../pages/demo.js';
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

/** Start page: announcements, and the latest content of each area. */
export const showStart: SitePage = async ({ read, siteName, demoToken, t }) => {
  const [site, home] = await Promise.all([read('getSite'), read('getHome')]);
  const { announcements, topics, questions, products, videos, counts } = home;
  const token = demoToken();
  const about = t('start.about', { name: siteName });
  return {
    title: siteName,
    description: site.welcome ?? about,
    hasHeading: true,
    content: (
      <>
        <section class="hero">
          <h1>{siteName}</h1>
          {site.welcome === null ? <p class="lead">{about}</p> : <Prose html={site.welcome_html} isWhole />}
          {announcements.map((each) => (
            <article class="note done" key={each.id}>
              <strong dir="auto">{each.title}</strong>
              <Prose html={each.body_html} />
            </article>
          ))}
        </section>
        {token !== null && <DemoSignIn token={token} />}
        <Part title={t('topics.latest')} href="/forum" isOn={counts.topics !== null}>
          <Topics topics={topics} empty={t('topics.none')} />
        </Part>
        <Part title={t('questions.open')} href="/answers" isOn={counts.questions !== null}>
          <Questions questions={questions} empty={t('questions.none')} />
        </Part>
        <Part title={t('products.new')} href="/marketplace" isOn={counts.products !== null}>
          <Products at="/marketplace" products={products} empty={t('products.none')} />
        </Part>
        <Part title={t('videos.new')} href="/videos" isOn={counts.videos !== null}>
          <Videos videos={videos} empty={t('videos.none')} />
        </Part>
      </>
    ),
  };
};

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
          {announcements.length === 0 && <Empty>{t('nothing')}</Empty>}
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
