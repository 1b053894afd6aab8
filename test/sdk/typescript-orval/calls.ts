// Every call of the journey, with what orval made of the contract. Its zod schemas look at each reply.
import assert from 'node:assert/strict';
import type { ZodType } from 'zod';
import type {
  AnswerInput,
  OrderInput,
  Problem,
  QuestionInput,
  ReplyInput,
  ShareChanges,
  TopicInput,
  VoteInput,
} from './plaza/plaza.js';
import * as api from './plaza/plaza.js';
import * as zod from './plaza/zod.js';
import { Refusal } from './refusal.js';

export type { ProblemCode, ShareChanges } from './plaza/plaza.js';

type Reply = { status: number; data: unknown };
/** What is left of a union of replies, by status, when it is no problem. */
type Wanted<R extends Reply> = Exclude<Extract<R, { status: 200 | 201 }>['data'], Problem>;

const member = { headers: { Authorization: `Bearer ${process.env['PLAZA_KEY']}` } };

// The client's address is the contract's, where this journey may be sent to another.
const contractBase = api.getListBoardsUrl().replace(/\/forum\/boards$/, '');
const fetchThere = globalThis.fetch;
globalThis.fetch = (address, init) =>
  fetchThere(String(address).replace(contractBase, process.env['PLAZA_URL'] ?? contractBase), init);
const schemas: Partial<Record<string, unknown>> = zod;

async function wanted<R extends Reply>(operation: string, reply: Promise<R>): Promise<Wanted<R>> {
  const { status, data } = await reply;
  const schema = schemas[`${operation}${status}Response`] as ZodType | undefined;
  assert(schema, `There is no schema of ${operation} ${status}`);
  schema.parse(data);
  if (status >= 300) throw new Refusal(data as Problem);
  return data as Wanted<R>;
}

export const listBoards = () => wanted('ListBoards', api.listBoards());
export const getBoard = (id: number) => wanted('GetBoard', api.getBoard(id));
export const getMe = () => wanted('GetMe', api.getMe(undefined, undefined, member));
export const createTopic = (body: TopicInput, key?: string) =>
  wanted('CreateTopic', api.createTopic(body, { 'Idempotency-Key': key }, member));
export const createReply = (id: number, body: ReplyInput) =>
  wanted('CreateReply', api.createReply(id, body, undefined, member));
export const listQuestions = (page: number) => wanted('ListQuestions', api.listQuestions({ page, per_page: 2 }));
export const createQuestion = (body: QuestionInput) =>
  wanted('CreateQuestion', api.createQuestion(body, undefined, member));
export const createAnswer = (id: number, body: AnswerInput) =>
  wanted('CreateAnswer', api.createAnswer(id, body, undefined, member));
export const voteAnswer = (id: number, body: VoteInput) =>
  wanted('VoteAnswer', api.voteAnswer(id, body, undefined, member));
export const listShopProducts = () => wanted('ListShopProducts', api.listShopProducts());
export const placeShopOrder = (body: OrderInput) =>
  wanted('PlaceShopOrder', api.placeShopOrder(body, undefined, member));
export const createFile = (file: File, name: string) => {
  zod.CreateFileBody.parse({ file, name });
  return wanted('CreateFile', api.createFile({ file, name }, undefined, member));
};
export const getFile = (id: number) => wanted('GetFile', api.getFile(id, undefined, member));
export const downloadFile = (id: number) => wanted('DownloadFile', api.downloadFile(id, undefined, member));
export const shareFile = (id: number, body: ShareChanges) =>
  wanted('ShareFile', api.shareFile(id, body, undefined, member));
export const createVideo = (video: File, title: string) =>
  wanted('CreateVideo', api.createVideo({ video, title }, undefined, undefined, member));
export const listVideos = (page: number) => wanted('ListVideos', api.listVideos({ page, per_page: 2, sort: 'newest' }));
export const listEvents = (cursor: string) => wanted('ListEvents', api.listEvents({ cursor }, undefined, member));
