import type { TestApp } from './app.js';

/** Helpers for the answers area through the API. The member asks, the other answers. */
export function answersOf(app: TestApp) {
  const { api, people } = app;
  return {
    category: async (slug: string, name = slug): Promise<void> => {
      await api.post('/answers/categories', people.moderator.key).send({ slug, name }).expect(201);
    },
    question: async (title = 'A question', more: object = {}, key = people.member.key): Promise<number> =>
      (
        await api
          .post('/answers/questions', key)
          .send({ title, body: 'Text', ...more })
          .expect(201)
      ).body.id,
    answer: async (questionId: number, body = 'An answer', key = people.other.key): Promise<number> =>
      (await api.post(`/answers/questions/${questionId}/answers`, key).send({ body }).expect(201)).body.id,
    vote: async (answerId: number, vote: number, key: string) =>
      (await api.post(`/answers/answers/${answerId}/vote`, key).send({ vote }).expect(200)).body,
    accept: (answerId: number) => api.put(`/answers/answers/${answerId}/best`, people.member.key).expect(200),
    read: async (id: number) => (await api.get(`/answers/questions/${id}`).expect(200)).body,
    list: async (query: Record<string, string | number> = {}) => {
      const parameters = new URLSearchParams(
        Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
      );
      return (await api.get(`/answers/questions?${parameters}`).expect(200)).body as {
        questions: { id: number; title: string }[];
        total: number;
        pages: number;
        page: number;
      };
    },
  };
}
