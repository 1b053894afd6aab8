import { steps } from '../../content/orders/order-states.js';
import { document, type JsonObject } from '../../core/contract/document.js';
import { sitePageNames } from '../../core/platform/settings/site.js';
import { scenes } from '../media/film.js';
import { pictures } from '../media/pictures.js';
import type { Community } from './types.js';

type Schemas = { schemas: Record<string, { properties: JsonObject; required?: string[] }> };
const { schemas } = document.components as Schemas;

const some = { type: 'string', minLength: 1 };
const flag = { type: 'boolean' };
const list = (items: JsonObject): JsonObject => ({ type: 'array', items });
const shared = (name: string): JsonObject => ({ $ref: `#/components/schemas/${name}` });
const only = (required: JsonObject, optional: JsonObject = {}) => ({
  type: 'object',
  required: Object.keys(required),
  properties: { ...required, ...optional },
  additionalProperties: false,
});

/** The contract's schema of a request body without the fields `without`, plus additional properties. */
function body(name: string, required: JsonObject = {}, optional: JsonObject = {}, without: string[] = []): JsonObject {
  const { properties, required: needed = [] } = schemas[name] ?? { properties: {} };
  const more = only(required, optional);
  const left = Object.entries({ ...properties, ...more.properties }).filter(([key]) => !without.includes(key));
  return {
    ...more,
    required: [...needed, ...more.required].filter((key) => !without.includes(key)),
    properties: Object.fromEntries(left),
  };
}

/**
 * The JSON Schema of the demo community: request bodies have to be valid, and references to users and boards have to exist.
 */
export function communitySchema({ people, boards, categories, files }: Community): JsonObject {
  const person = { enum: Object.keys(people) };
  const persons = list(person);
  const dated = { days_ago: { type: 'number', minimum: 0 } };
  const said = (input: string, without: string[] = []) =>
    list(body(input, { author: person }, { to: person, after: { type: 'number' } }, without));
  const pictured = { image: { enum: [...pictures] }, file: { enum: files.map(({ name }) => name) } };
  const notHere = ['image_url', 'file_id'];
  const items = { type: 'object', additionalProperties: shared('Count') };
  const comments = list(body('PostCommentInput', { author: person }));
  const answer = body('AnswerInput', { author: person }, { up: persons, down: persons, best: flag, comments });
  const closed = only({ by: person, reason: shared('ClosingReasonInput') }, { duplicate_of: some });
  const category = { enum: categories.map(({ slug }) => slug) };
  return {
    components: document.components as JsonObject,
    ...only({
      people: {
        type: 'object',
        propertyNames: shared('Username'),
        additionalProperties: body('ProfileInput', { role: shared('Role') }),
      },
      boards: { type: 'object', additionalProperties: body('BoardInput') },
      groups: list(
        body(
          'GroupInput',
          { owners: persons, members: persons },
          { requested: persons, invited: persons, reads: list({ enum: Object.keys(boards) }) },
        ),
      ),
      site: body('SiteChanges', {}, {}, ['accent']),
      pages: {
        type: 'object',
        propertyNames: { enum: [...sitePageNames] },
        additionalProperties: shared('Description'),
      },
      threads: list(
        body(
          'TopicInput',
          {
            ...{ author: person, board: { enum: Object.keys(boards) }, ...dated },
            replies: said('ReplyInput', ['reply_to']),
          },
          { sticky: flag, locked: flag },
          ['board_id'],
        ),
      ),
      announcements: list(
        body('AnnouncementInput', { author: person, ...dated, days_left: { type: 'number' } }, {}, ['until']),
      ),
      categories: list(body('CategoryInput')),
      questions: list(
        body('QuestionInput', { author: person, category, answers: list(answer), ...dated }, { closed, comments }),
      ),
      stores: list(
        body(
          'StoreInput',
          { owner: person, products: list(body('MarketplaceProductInput', {}, pictured, notHere)) },
          { trader: shared('TraderInput') },
        ),
      ),
      shop: list(body('ShopProductInput', {}, pictured, notHere)),
      orders: list(
        only(
          {
            ...{ buyer: person, area: { enum: ['marketplace', 'shop'] }, ...dated },
            items,
            status: { enum: [...new Set(steps.map(({ from }) => from)), 'refunded'] },
          },
          {
            dispute: shared('DisputeReason'),
            return: only({ items, reason: shared('ReasonInput') }),
            reviews: list(body('ReviewInput', { of: some }, { reply: shared('ReviewText') }, ['reason'])),
          },
        ),
      ),
      videos: list(
        body(
          'VideoUpload',
          {
            author: person,
            scene: { enum: [...scenes] },
            seconds: { type: 'integer', minimum: 1 },
            liked_by: persons,
            comments: said('CommentInput'),
            ...dated,
          },
          {
            disliked_by: persons,
            shared: shared('ShareToken'),
            poster: { enum: [...pictures] },
            views: shared('Count'),
          },
          ['video'],
        ),
      ),
      reports: list(
        body(
          'ReportInput',
          { reporter: person, target_type: { enum: ['topic', 'question', 'video', 'product', 'user'] }, titled: some },
          { handler: person, resolution: shared('ResolutionInput') },
          ['target_id', 'target_token'],
        ),
      ),
      pending: list(body('ReplyInput', { author: person, in: some, reason: some }, {}, ['reply_to'])),
      files: list(
        only(
          { name: shared('FileName'), mime_type: some, content: some },
          { shared: shared('ShareToken'), owner: person, folder: shared('FileName') },
        ),
      ),
    }),
  };
}
