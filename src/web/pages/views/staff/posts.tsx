import type { VNode } from 'preact';
import type { ShownPost } from '../../staff/posts.js';
import { Hiding } from './hiding.js';
import { kinds } from './words.js';

/** What somebody published last, and what hides it. */
export function Posts({ posts, token }: { posts: readonly ShownPost[]; token: string }): VNode {
  return (
    <section aria-labelledby="posts">
      <h2 id="posts">Published last</h2>
      {posts.length === 0 && <p class="empty">Nothing that others see.</p>}
      {posts.map(({ type, id, title, text, at }) => (
        <article class="key" key={`${type} ${id}`}>
          <h3>
            {kinds[type]}: {title}
          </h3>
          <p class="hint">{at.replace('T', ' ').slice(0, 16)} UTC</p>
          {text !== '' && <blockquote class="said">{text}</blockquote>}
          <Hiding of={{ type, id }} state={null} reason={null} back="/staff/hidden" token={token} />
        </article>
      ))}
    </section>
  );
}
