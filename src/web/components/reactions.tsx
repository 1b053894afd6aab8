import type { VNode } from 'preact';
import { type Schemas, useSite } from './context.js';
import { Toggles } from './toggles.js';

type LikeProps = {
  type: Schemas['LikedTypeInput'];
  of: { id: number; author: string; like_count?: number; my_like?: boolean; hidden?: object | null };
};

/** A button to like content and to take that back, with the number of likes; the number alone for visitors and its author. */
export function Like({
  type,
  of: { id, author, like_count: count = 0, my_like: mine, hidden },
}: LikeProps): VNode | null {
  const { here, t, account } = useSite();
  if (account === null || account.username === author || hidden) {
    return count === 0 ? null : <span class="soft">{t('likes', { count })}</span>;
  }
  const share = here.searchParams.get('share');
  return (
    <Toggles
      of="likeContent"
      undo="unlikeContent"
      path={{ type, id }}
      {...(share !== null && { query: { share } })}
      state="liked"
      chosen={mine}
      choices={[{ value: 'true', text: '♥', label: t('like'), said: [t('like.on'), t('like.off')] }]}
    >
      <span class="score" data-count="like_count">
        {count}
      </span>
    </Toggles>
  );
}

type BookmarkProps = {
  type: Schemas['BookmarkedTypeInput'];
  of: { id: number; my_bookmark?: boolean; hidden?: object | null };
};

/** A button that adds content to one's bookmarks, or removes it; nothing for visitors. */
export function Bookmark({ type, of: { id, my_bookmark: mine, hidden } }: BookmarkProps): VNode | null {
  const { t, account } = useSite();
  if (account === null || hidden) return null;
  return (
    <Toggles
      of="addBookmark"
      undo="removeBookmark"
      path={{ type, id }}
      state="bookmarked"
      chosen={mine}
      choices={[{ value: 'true', text: t('bookmark'), said: [t('bookmark.on'), t('bookmark.off')] }]}
    />
  );
}

type VotesProps = {
  type: 'question' | 'answer';
  of: { id: number; author: string; vote_score: number; my_vote?: number };
  /** True if it is not hidden, and so can be voted on. */
  isOpen: boolean;
};

/** The score, between buttons to vote up and down; the pressed one takes the vote back. The score alone for visitors and the author. */
export function Votes({ type, of: { id, author, vote_score: score, my_vote: mine }, isOpen }: VotesProps): VNode {
  const { t, account } = useSite();
  if (account === null || account.username === author || !isOpen) {
    return <span class="score">{t('answer.score', { score })}</span>;
  }
  const name = type === 'question' ? 'QuestionVote' : 'AnswerVote';
  return (
    <Toggles
      of={`set${name}`}
      undo={`delete${name}`}
      path={{ id }}
      state="vote"
      chosen={mine}
      field="vote"
      choices={[
        { value: '1', text: '▲', label: t('answer.up'), said: [t('vote.up'), t('vote.off')] },
        { value: '-1', text: '▼', label: t('answer.down'), said: [t('vote.down'), t('vote.off')] },
      ]}
    >
      <span class="score" data-count="vote_score">
        {score}
      </span>
    </Toggles>
  );
}
