// Every call of the journey with hey-api's client. Its zod schemas validate each reply.
import type { ZodType } from 'zod';
import { createClient } from './plaza/client/index.js';
import type {
  AnswerInput,
  OrderInput,
  Problem,
  QuestionInput,
  ReplyInput,
  ShareChanges,
  TopicInput,
  VoteInput,
} from './plaza/index.js';
import * as api from './plaza/index.js';
import * as schemas from './plaza/zod.gen.js';
import { Refusal } from './refusal.js';

export type { ProblemCode, ShareChanges } from './plaza/index.js';

const baseUrl = process.env['PLAZA_URL'] ?? '';
const anybody = createClient({ baseUrl });
const member = createClient({ baseUrl, auth: () => process.env['PLAZA_KEY'] });
const one = (id: number) => ({ client: member, path: { id } });
const page = (number: number) => ({ client: anybody, query: { page: number, per_page: 2 } });

async function wanted<T>(reply: Promise<{ data?: T; error?: Problem }>, schema: ZodType): Promise<T> {
  const { data, error } = await reply;
  if (error !== undefined) {
    schemas.zProblem.parse(error);
    throw new Refusal(error);
  }
  if (data === undefined) throw new Error('There is no reply');
  schema.parse(data);
  return data;
}

export const listBoards = () => wanted(api.listBoards({ client: anybody }), schemas.zListBoardsResponse);
export const getBoard = (id: number) =>
  wanted(api.getBoard({ client: anybody, path: { id } }), schemas.zGetBoardResponse);
export const getMe = () => wanted(api.getMe({ client: member }), schemas.zGetMeResponse);
export const createTopic = (body: TopicInput, key?: string) =>
  wanted(api.createTopic({ client: member, headers: { 'Idempotency-Key': key }, body }), schemas.zCreateTopicResponse);
export const createReply = (id: number, body: ReplyInput) =>
  wanted(api.createReply({ ...one(id), body }), schemas.zCreateReplyResponse);
export const listQuestions = (number: number) =>
  wanted(api.listQuestions(page(number)), schemas.zListQuestionsResponse);
export const createQuestion = (body: QuestionInput) =>
  wanted(api.createQuestion({ client: member, body }), schemas.zCreateQuestionResponse);
export const createAnswer = (id: number, body: AnswerInput) =>
  wanted(api.createAnswer({ ...one(id), body }), schemas.zCreateAnswerResponse);
export const voteAnswer = (id: number, body: VoteInput) =>
  wanted(api.voteAnswer({ ...one(id), body }), schemas.zVoteAnswerResponse);
export const listShopProducts = () =>
  wanted(api.listShopProducts({ client: anybody }), schemas.zListShopProductsResponse);
export const placeShopOrder = (body: OrderInput) =>
  wanted(api.placeShopOrder({ client: member, body }), schemas.zPlaceShopOrderResponse);
export const createFile = (file: File, name: string) =>
  wanted(api.createFile({ client: member, body: { file, name } }), schemas.zCreateFileResponse);
export const getFile = (id: number) => wanted(api.getFile(one(id)), schemas.zGetFileResponse);
export const getFileDownloadUrl = (id: number) =>
  wanted(api.getFileDownloadUrl(one(id)), schemas.zGetFileDownloadUrlResponse);
export const shareFile = (id: number, body: ShareChanges) =>
  wanted(api.shareFile({ ...one(id), body }), schemas.zShareFileResponse);
export const createVideo = (video: File, title: string) =>
  wanted(api.createVideo({ client: member, body: { video, title } }), schemas.zCreateVideoResponse);
export const listVideos = (number: number) =>
  wanted(
    api.listVideos({ ...page(number), query: { ...page(number).query, sort: 'newest' } }),
    schemas.zListVideosResponse,
  );
export const listEvents = (cursor: string) =>
  wanted(api.listEvents({ client: member, query: { cursor } }), schemas.zListEventsResponse);
