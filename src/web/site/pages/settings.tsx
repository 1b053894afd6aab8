import { Form } from '../../components/form.js';
import type { SitePage } from '../../components/page.js';

/** Boards, which admins make, describe and put in order here. */
export const showBoardSettings: SitePage = async ({ read, t }) => {
  const boards = await read('listBoards');
  const ids = boards.map(({ id }) => id);
  const next = '/settings/boards';
  return {
    title: t('boards.manage'),
    trail: { '/forum': t('forum') },
    content: (
      <>
        <Form of="createBoard" fields={['title', 'description']} submit={t('board.create')} next={next} />
        {boards.map(({ id, title, description, topic_count }, place) => {
          const fields = Object.entries({ title, description }).map(([name, value]) => ({ name, value }));
          const order = raised(ids, place).map((each, at) => ({ name: `board_ids.${at}`, value: each, hidden: true }));
          return (
            <details class="card" key={id}>
              <summary>{title}</summary>
              <Form of="updateBoard" path={{ id }} class="" fields={fields} submit={t('save')} next={next} />
              {place > 0 && <Form of="reorderBoards" fields={order} submit={t('board.up')} quiet next={next} />}
              {topic_count === 0 && <Form of="deleteBoard" path={{ id }} submit={t('delete')} danger next={next} />}
            </details>
          );
        })}
      </>
    ),
  };
};

/** An order with the element at this place before the one above it. */
function raised(ids: readonly number[], place: number): number[] {
  const order = [...ids];
  order.splice(Math.max(0, place - 1), 0, ...order.splice(place, 1));
  return order;
}

/** Categories of questions, which admins make and rename here. */
export const showCategorySettings: SitePage = async ({ read, t }) => {
  const categories = await read('listQuestionCategories');
  const next = '/settings/categories';
  return {
    title: t('categories.manage'),
    trail: { '/answers': t('answers') },
    content: (
      <>
        <Form of="createQuestionCategory" fields={['name', 'slug']} submit={t('category.create')} next={next} />
        {categories.map(({ id, name, slug }) => {
          const fields = Object.entries({ name, slug }).map(([field, value]) => ({ name: field, value }));
          return (
            <details class="card" key={id}>
              <summary>{name}</summary>
              <Form
                of="updateQuestionCategory"
                path={{ slug }}
                class=""
                fields={fields}
                submit={t('save')}
                next={next}
              />
            </details>
          );
        })}
      </>
    ),
  };
};
