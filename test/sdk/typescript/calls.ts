// Every call of the journey, with openapi-fetch and the generated types.
import createClient from 'openapi-fetch';
import type {
  AnswerInput,
  OrderInput,
  Problem,
  paths,
  QuestionInput,
  ReplyInput,
  ShareChanges,
  TopicInput,
  VoteInput,
} from './plaza.js';
import { Refusal } from './refusal.js';

export type { ProblemCode, ShareChanges } from './plaza.js';

const baseUrl = process.env['PLAZA_URL'] ?? '';
const anybody = createClient<paths>({ baseUrl });
const member = createClient<paths>({ baseUrl, headers: { Authorization: `Bearer ${process.env['PLAZA_KEY']}` } });
const one = (id: number) => ({ params: { path: { id } } });
const page = (number: number) => ({ params: { query: { page: number, per_page: 2 } } });

async function wanted<T>(reply: Promise<{ data?: T; error?: Problem }>): Promise<T> {
  const { data, error } = await reply;
  if (error !== undefined) throw new Refusal(error);
  if (data === undefined) throw new Error('There is no reply');
  return data;
}

const bodySerializer = (fields: Record<string, string | Blob>) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
};

export const listBoards = () => wanted(anybody.GET('/forum/boards'));
export const getBoard = (id: number) => wanted(anybody.GET('/forum/boards/{id}', one(id)));
export const getMe = () => wanted(member.GET('/me'));
export const createTopic = (body: TopicInput, key?: string) =>
  wanted(member.POST('/forum/topics', { params: { header: { 'Idempotency-Key': key } }, body }));
export const createReply = (id: number, body: ReplyInput) =>
  wanted(member.POST('/forum/topics/{id}/replies', { ...one(id), body }));
export const listQuestions = (number: number) => wanted(anybody.GET('/answers/questions', page(number)));
export const createQuestion = (body: QuestionInput) => wanted(member.POST('/answers/questions', { body }));
export const createAnswer = (id: number, body: AnswerInput) =>
  wanted(member.POST('/answers/questions/{id}/answers', { ...one(id), body }));
export const voteAnswer = (id: number, body: VoteInput) =>
  wanted(member.POST('/answers/answers/{id}/vote', { ...one(id), body }));
export const listShopProducts = () => wanted(anybody.GET('/shop/products'));
export const placeShopOrder = (body: OrderInput) => wanted(member.POST('/shop/orders', { body }));
export const createFile = (file: File, name: string) =>
  wanted(member.POST('/files', { body: { file, name }, bodySerializer }));
export const getFile = (id: number) => wanted(member.GET('/files/{id}', one(id)));
export const getFileDownloadUrl = (id: number) => wanted(member.GET('/files/{id}/download', one(id)));
export const shareFile = (id: number, body: ShareChanges) =>
  wanted(member.POST('/files/{id}/share', { ...one(id), body }));
export const createVideo = (video: File, title: string) =>
  wanted(member.POST('/videos', { body: { video, title }, bodySerializer }));
export const listVideos = (number: number) =>
  wanted(anybody.GET('/videos', { params: { query: { ...page(number).params.query, sort: 'newest' } } }));
export const listEvents = (cursor: string) => wanted(member.GET('/events', { params: { query: { cursor } } }));
