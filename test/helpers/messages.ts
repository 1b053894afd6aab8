import type { components } from '../../generated/openapi.js';
import type { TestApp } from './app.js';
import type { Person } from './people.js';

type Conversation = components['schemas']['Conversation'];

/** Helpers for conversations through the API. */
export function messagesOf({ api }: Pick<TestApp, 'api'>) {
  const read = async ({ key }: Person, id: number): Promise<components['schemas']['ConversationDetail']> =>
    (await api.get(`/conversations/${id}`, key).expect(200)).body;
  return {
    start: (by: Person, people: Person[], more: object = {}) =>
      api
        .post('/conversations', by.key)
        .send({ people: people.map(({ username }) => username), content: 'Hello!', ...more }),
    begin: async (by: Person, people: Person[], content = 'Hello!'): Promise<number> =>
      (
        await api
          .post('/conversations', by.key)
          .send({ people: people.map(({ username }) => username), content })
          .expect(201)
      ).body.id,
    write: ({ key }: Person, id: number, content = 'More.') =>
      api.post(`/conversations/${id}/messages`, key).send({ content }),
    read,
    texts: async (by: Person, id: number) => (await read(by, id)).messages.map(({ content }) => content),
    list: async ({ key }: Person): Promise<{ conversations: Conversation[]; unread_count: number }> =>
      (await api.get('/conversations', key).expect(200)).body,
    mark: ({ key }: Person, id: number, message_id?: number) =>
      api.put(`/conversations/${id}/read`, key).send(message_id === undefined ? {} : { message_id }),
    leave: ({ key, username }: Person, id: number, who = username) =>
      api.delete(`/conversations/${id}/people/${who}`, key),
    add: ({ key }: Person, id: number, { username }: Person) => api.put(`/conversations/${id}/people/${username}`, key),
  };
}
