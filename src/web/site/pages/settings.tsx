import type { VNode } from 'preact';
import { Problem, problem } from '../../../core/contract/problems.js';
import { type SitePageName, sitePageNames } from '../../../core/platform/settings/site.js';
import { raised } from '../../components/arrays.js';
import { type Schemas, useSite } from '../../components/context.js';
import { type FieldProps, Form, fieldsOf } from '../../components/form.js';
import type { PageInput, SitePage } from '../../components/page.js';
import { Prose, Row, Rows } from '../../components/parts.js';

const places = {
  '/settings/site': 'site',
  '/settings/boards': 'boards',
  '/settings/categories': 'categories',
  '/settings/announcements': 'announcements',
  '/settings/sales': 'sales',
} as const;

/** Links to the settings of admins. */
export const showSettings: SitePage = async ({ t }) => ({
  title: t('nav.site'),
  content: (
    <Rows empty="">
      {Object.entries(places).map(([href, name]) => (
        <Row key={name} href={href} title={t(`${name}.manage`)}>
          {t(`${name}.manage.about`)}
        </Row>
      ))}
    </Rows>
  ),
});

/** Site name, welcome, look, and links to the texts. */
export const showSiteSettings: SitePage = async ({ read, t }) => {
  const { welcome, accent, logo_url: logo } = await read('getSite');
  const fields = [
    { name: 'welcome', value: welcome },
    { name: 'accent', value: accent, hint: t('site.accent.hint') },
  ];
  return {
    title: t('site.manage'),
    trail: { '/settings': t('nav.site') },
    content: (
      <>
        <Form of="updateSite" fields={fields} submit={t('save')} />
        <section>
          <h2>{t('site.logo')}</h2>
          {logo !== null && <img src={logo} alt={t('field.logo')} width="96" height="96" />}
          <Form of="updateSiteLogo" fields={[{ name: 'logo', hint: t('site.logo.hint') }]} submit={t('file.upload')} />
          {logo !== null && <Form of="deleteSiteLogo" submit={t('delete')} danger />}
        </section>
        <section>
          <h2>{t('site.texts')}</h2>
          <Rows empty="">
            {sitePageNames.map((name) => (
              <Row key={name} href={`/settings/site/${name}`} title={t(`page.${name}`)}>
                /{name}
              </Row>
            ))}
          </Rows>
        </section>
      </>
    ),
  };
};

/** One of the operator's texts; null if it is not written. */
export const readText = (read: PageInput['read'], name: SitePageName) =>
  read('getSitePage', {}, { name }).catch((error) => {
    if (error instanceof Problem && error.status === 404) return null;
    throw error;
  });

/** Edits one of the operator's texts, for admins. */
export const showTextSettings: SitePage = async ({ read, path, t }) => {
  const name = sitePageNames.find((each) => each === path.name);
  if (name === undefined) throw problem('route_not_found', { message: t('problem.route_not_found') });
  const page = await readText(read, name);
  const fields = [{ name: 'text', value: page?.text, rows: 20, hint: t('site.text.hint', { path: `/${name}` }) }];
  return {
    title: t(`page.${name}`),
    trail: { '/settings': t('nav.site'), '/settings/site': t('site.manage') },
    content: <Form of="updateSitePage" path={{ name }} fields={fields} submit={t('save')} />,
  };
};

/** Shows one of the operator's texts. */
export const showSiteText =
  (name: SitePageName): SitePage =>
  async ({ read, t }) => {
    const { text_html: html } = await read('getSitePage', {}, { name });
    return { title: t(`page.${name}`), content: <Prose html={html} isWhole /> };
  };

/**
 * Creates, edits and orders boards, for admins. Edits one board at a time, since the form that moves one up carries all
 * above it.
 */
export const showBoardSettings: SitePage = async ({ read, query, t }) => {
  const boards = await read('listBoards');
  const found = boards.find(({ id }) => query('edit') === `board-${id}`);
  const at = found && { id: String(found.id) };
  // Lists have the beginning of a description alone.
  const edited = at && (await read('getBoard', { per_page: 1 }, at)).board;
  const access = at && (await read('getBoardAccess', {}, at));
  const ids = boards.map(({ id }) => id);
  const next = '/settings/boards';
  return {
    title: t('boards.manage'),
    trail: { '/settings': t('nav.site') },
    content: (
      <>
        <Form of="createBoard" fields={boardFields(null, boards)} submit={t('board.create')} next={next} />
        {boards.map(({ id, title, topic_count }, place) => {
          const name = `board-${id}`;
          const here: `/${string}` = `${next}?edit=${name}`;
          if (edited?.id !== id) {
            return (
              <p class="card" key={id} id={name}>
                <a href={`${here}#${name}`}>{title}</a>
              </p>
            );
          }
          const fields = boardFields(edited, boards);
          const order = raised(ids, place).map((each, at) => ({ name: `board_ids.${at}`, value: each, hidden: true }));
          return (
            <section class="card" key={id} id={name}>
              <h2>{title}</h2>
              <Form of="updateBoard" path={{ id }} class="" fields={fields} submit={t('save')} next={next} />
              {access && <Access of={access} next={here} />}
              {place > 0 && <Form of="reorderBoards" fields={order} submit={t('board.up')} quiet next={here} />}
              {topic_count === 0 && <Form of="deleteBoard" path={{ id }} submit={t('delete')} danger next={next} />}
            </section>
          );
        })}
      </>
    ),
  };
};

type Board = Pick<Schemas['Board'], 'id' | 'title' | 'description' | 'color' | 'parent'>;

/** The fields of a board, or of a new one. It can be part of one that is part of none. */
function boardFields(board: Board | null, boards: readonly Board[]): FieldProps[] {
  const wholes = boards.filter(({ id, parent }) => parent === null && id !== board?.id);
  const options = Object.fromEntries(wholes.map(({ id, title }) => [String(id), title]));
  return [
    ...fieldsOf(['title', 'description', 'color'], board ?? {}),
    ...(wholes.length === 0 ? [] : [{ name: 'parent_id', options, value: board?.parent?.id }]),
  ];
}

/** Form for the rights in a board: to read it, write in it and moderate it. */
function Access({ of, next }: { of: Schemas['BoardAccess']; next: `/${string}` }): VNode {
  const { t } = useSite();
  const writers = { members: t('access.members'), groups: t('access.groups') };
  const groups = (name: 'read_groups' | 'topic_groups' | 'reply_groups' | 'moderator_groups') => ({
    name,
    label: t(`access.${name}`),
    hint: t('access.hint'),
    value: of[name].join(', '),
  });
  const fields = [
    {
      name: 'read',
      label: t('access.read'),
      options: { everybody: t('access.everybody'), ...writers },
      value: of.read,
    },
    groups('read_groups'),
    { name: 'topics', label: t('access.topics'), options: writers, value: of.topics },
    groups('topic_groups'),
    { name: 'replies', label: t('access.replies'), options: writers, value: of.replies },
    groups('reply_groups'),
    groups('moderator_groups'),
  ];
  const path = { id: of.board_id };
  return (
    <Form of="setBoardAccess" path={path} summary={t('board.access')} fields={fields} submit={t('save')} next={next} />
  );
}

/** Creates and renames categories of questions, for admins. */
export const showCategorySettings: SitePage = async ({ read, t }) => {
  const categories = await read('listQuestionCategories');
  const next = '/settings/categories';
  return {
    title: t('categories.manage'),
    trail: { '/settings': t('nav.site') },
    content: (
      <>
        <Form of="createQuestionCategory" fields={['name', 'slug']} submit={t('category.create')} next={next} />
        {categories.map((category) => (
          <Form
            key={category.id}
            of="updateQuestionCategory"
            path={{ slug: category.slug }}
            summary={category.name}
            card
            fields={fieldsOf(['name', 'slug'], category)}
            submit={t('save')}
            next={next}
          />
        ))}
      </>
    ),
  };
};
