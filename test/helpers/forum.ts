import type { TestApp } from './app.js';

/** Helpers for a forum through the API. */
export function forumOf(app: TestApp) {
  const { api, people } = app;
  return {
    board: async (title = 'General'): Promise<number> =>
      (await api.post('/forum/boards', people.admin.key).send({ title }).expect(201)).body.id,
    topic: async (boardId: number, title = 'A topic', key = people.member.key, content = 'Text'): Promise<number> =>
      (await api.post('/forum/topics', key).send({ board_id: boardId, title, content }).expect(201)).body.id,
    reply: async (topicId: number, content = 'A reply', key = people.other.key): Promise<number> =>
      (await api.post(`/forum/topics/${topicId}/replies`, key).send({ content }).expect(201)).body.id,
    readBoard: async (id: number, page?: number) =>
      (await api.get(`/forum/boards/${id}${page === undefined ? '' : `?page=${page}`}`).expect(200)).body,
    readTopic: async (id: number, page?: number) =>
      (await api.get(`/forum/topics/${id}${page === undefined ? '' : `?page=${page}`}`).expect(200)).body,
  };
}
