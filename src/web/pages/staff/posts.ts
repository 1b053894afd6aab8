import type { Area } from '../../../operations/settings/choices.js';
import type { Visit } from '../../visit.js';

/** Something that somebody wrote and everybody sees. */
export type ShownPost = {
  type: 'topic' | 'reply' | 'question' | 'answer' | 'video' | 'comment';
  id: number;
  title: string;
  text: string;
  at: string;
};

/** How many of each kind are shown, the newest. */
const most = 10;

/** What somebody published last, the newest of each kind, in the areas that are switched on. */
export async function postsOf({ call, parts }: Pick<Visit, 'call' | 'parts'>, username: string): Promise<ShownPost[]> {
  const asked = { path: { username }, query: { per_page: String(most) } };
  // Replies and comments have no list of a person in the interface.
  const { prisma } = parts.database;
  const newest = { where: { author: { username } }, orderBy: { id: 'desc' as const }, take: most };
  const of: { area: Area; read: () => Promise<ShownPost[]> }[] = [
    {
      area: 'forum',
      read: async () =>
        (await call('listUserTopics', asked)).topics.map((each) => ({ ...post('topic', each), at: each.created_at })),
    },
    {
      area: 'forum',
      read: async () =>
        (await prisma.reply.findMany({ ...newest, include: { topic: { select: { title: true } } } })).map((each) => ({
          ...post('reply', { id: each.id, title: each.topic.title }),
          text: each.content,
          at: each.createdAt.toISOString(),
        })),
    },
    {
      area: 'answers',
      read: async () =>
        (await call('listUserQuestions', asked)).questions.map((each) => ({
          ...post('question', each),
          text: each.excerpt,
          at: each.created_at,
        })),
    },
    {
      area: 'answers',
      read: async () =>
        (await call('listUserAnswers', asked)).answers.map((each) => ({
          ...post('answer', { id: each.id, title: each.question }),
          text: each.body,
          at: each.posted_at,
        })),
    },
    {
      area: 'videos',
      read: async () =>
        (await call('listUserVideos', asked)).videos.map((each) => ({
          ...post('video', each),
          text: each.description,
          at: each.created_at,
        })),
    },
    {
      area: 'videos',
      read: async () => {
        const where = { ...newest.where, NOT: { video: { visibility: 'private' as const } } };
        const include = { video: { select: { title: true } } };
        return (await prisma.comment.findMany({ ...newest, where, include })).map((each) => ({
          ...post('comment', { id: each.id, title: each.video.title }),
          text: each.content,
          at: each.createdAt.toISOString(),
        }));
      },
    },
  ];
  const active = of.filter(({ area }) => parts.config.areas.has(area));
  return (await Promise.all(active.map(({ read }) => read()))).flat();
}

const post = (type: ShownPost['type'], { id, title }: { id: number; title: string }) => ({ type, id, title, text: '' });
