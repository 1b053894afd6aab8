import type { VNode } from 'preact';
import { hereWith, type Schemas, useSite } from './context.js';
import { Form } from './form.js';

type LikeProps = {
  type: Schemas['LikedTypeInput'];
  of: { id: number; author: string; like_count?: number; my_like?: boolean; hidden?: object | null };
};

/** A button to like content and to take that back, with the number of likes; the number alone for visitors and its author. */
export function Like({
  type,
  of: { id, author, like_count: count = 0, my_like: mine = false, hidden },
}: LikeProps): VNode | null {
  const { here, t, account } = useSite();
  if (account === null || account.username === author || hidden) {
    return count === 0 ? null : <span class="likes">{t('likes', { count })}</span>;
  }
  const share = here.searchParams.get('share');
  const form = {
    of: mine ? 'unlikeContent' : 'likeContent',
    path: { type, id },
    ...(share !== null && { query: { share } }),
  } as const;
  return (
    <Form {...form} next={`${hereWith(here, {})}#${type}-${id}`}>
      <button
        class="quiet small"
        type="submit"
        aria-pressed={mine}
        aria-label={t('like')}
        title={t('likes', { count })}
      >
        <span aria-hidden="true">{mine ? '♥' : '♡'}</span> {count > 0 && <span class="count">{count}</span>}
      </button>
    </Form>
  );
}

type VotesProps = {
  type: 'question' | 'answer';
  of: { id: number; author: string; vote_score: number; my_vote?: number };
  /** True if it is not hidden, and so can be voted on. */
  isOpen: boolean;
};

/** The score, between buttons to vote up and down; a pressed one takes the vote back. The score alone for visitors and the author. */
export function Votes({ type, of: { id, author, vote_score: score, my_vote: mine }, isOpen }: VotesProps): VNode {
  const { here, t, account } = useSite();
  const shown = <span class="score">{t('answer.score', { score })}</span>;
  if (account === null || account.username === author || !isOpen) return shown;
  const name = type === 'question' ? 'QuestionVote' : 'AnswerVote';
  const rest = { path: { id }, next: `${hereWith(here, {})}#${type}-${id}` };
  const vote = (value: 1 | -1, label: string, sign: string) => (
    <Form of={mine === value ? `delete${name}` : `set${name}`} {...rest}>
      <button
        class="quiet small"
        type="submit"
        name="vote"
        value={value}
        aria-pressed={mine === value}
        aria-label={label}
      >
        {sign}
      </button>
    </Form>
  );
  return (
    <span class="votes">
      {vote(1, t('answer.up'), '▲')}
      {shown}
      {vote(-1, t('answer.down'), '▼')}
    </span>
  );
}
