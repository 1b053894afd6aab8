import { readFileSync } from 'node:fs';
import type { SettingValues } from './values.js';

/** What is asked of new members: those who joined fewer `days` ago, or of whom fewer than `heldPosts` contributions are approved. */
export type NewcomerRules = {
  days: number;
  /** How many of a member's first contributions wait for approval. */
  heldPosts: number;
  /** Words and phrases that hold what a new member writes. */
  heldWords: readonly string[];
  /** Links in a text beyond which it is held, and beyond which it is refused; null for no such limit. */
  heldLinks: number | null;
  maxLinks: number | null;
};

/** With these nobody is a new member. */
export const newcomersOff = { NEW_MEMBER_DAYS: '0', HOLD_FIRST_POSTS: '0' };

/** The settings of what is asked of new members. */
export function newcomerRules(values: SettingValues): NewcomerRules {
  return {
    days: values.integer('NEW_MEMBER_DAYS', 0, 36_500),
    heldPosts: values.integer('HOLD_FIRST_POSTS', 0, 20),
    heldWords: heldWords(values),
    heldLinks: values.integerOrOff('HOLD_LINKS', 0, 1000),
    maxLinks: values.integerOrOff('NEW_MEMBER_LINKS', 0, 1000),
  };
}

function heldWords(values: SettingValues): string[] {
  const { faults } = values;
  const listed = values.list('HOLD_WORDS');
  const file = values.text('HOLD_WORDS_FILE');
  const hasWord = (text: string) => /[\p{L}\p{N}]/u.test(text);
  const wrong = listed.find((text) => !hasWord(text));
  if (wrong !== undefined) faults.push(`HOLD_WORDS must name words, not ${JSON.stringify(wrong)}`);
  if (file === '') return listed;
  try {
    const lines = readFileSync(file, 'utf8').split(/\r?\n/);
    return [...listed, ...lines.filter((line) => !line.startsWith('#') && hasWord(line))];
  } catch (error) {
    faults.push(`HOLD_WORDS_FILE cannot be read: ${error instanceof Error ? error.message : error}`);
    return [];
  }
}
