import type { Asking, Statement } from '../database/statement.js';

/** $1 board. */
const ofBoard: Statement<never> = {
  name: 'forget_revisions_of_board',
  text: `
    DELETE FROM revisions WHERE id IN (
      SELECT v.id FROM topics t JOIN revisions v ON v.target_type = 'topic' AND v.target_id = t.id WHERE t.board_id = $1
      UNION ALL SELECT v.id FROM topics t JOIN replies r ON r.topic_id = t.id
      JOIN revisions v ON v.target_type = 'reply' AND v.target_id = r.id WHERE t.board_id = $1
    )`,
};

/**
 * Deletes the revisions of all that is in a board. It comes before the deletion, in its transaction, and everything of it is
 * locked, so that no edit slips in between.
 */
export async function forgetBoard({ $json }: Pick<Asking, '$json'>, id: number): Promise<void> {
  await $json(ofBoard, [id]);
}
