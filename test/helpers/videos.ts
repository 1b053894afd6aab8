import type { TestApp } from './app.js';
import type { Person } from './people.js';

let number = 0;

type NewVideo = {
  title?: string;
  visibility?: 'public' | 'unlisted' | 'private';
  status?: 'processing' | 'ready' | 'failed';
};

export type VideoList = { videos: { id: number; title: string; like_count: number }[]; total: number; pages: number };

/** Helpers for the video area. Videos have rows only, and nothing in the storage. */
export function videosOf({ api, people, database }: TestApp) {
  return {
    video: async (changes: NewVideo = {}, owner: Person = people.member): Promise<number> => {
      const data = { title: `Video ${++number}`, ...changes };
      const rest = { objectKey: `videos/00/${String(++number).padStart(32, '0')}`, mimeType: 'video/mp4', size: 1000 };
      const { id } = await database.prisma.video.create({
        data: { authorId: owner.id, ...rest, ...data },
        select: { id: true },
      });
      return id;
    },
    comment: async (id: number, content = 'A comment', key = people.other.key): Promise<number> =>
      (await api.post(`/videos/${id}/comments`, key).send({ content }).expect(201)).body.id,
    rate: async (id: number, rating: string, key = people.other.key) =>
      (await api.post(`/videos/${id}/rate`, key).send({ rating }).expect(200)).body,
    read: async (id: number, key?: string) => (await api.get(`/videos/${id}`, key).expect(200)).body,
    list: async (query: Record<string, string | number> = {}): Promise<VideoList> => {
      const parameters = new URLSearchParams(
        Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
      );
      return (await api.get(`/videos?${parameters}`).expect(200)).body;
    },
  };
}
