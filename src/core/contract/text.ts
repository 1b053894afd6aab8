import { type JsonObject, resolve } from './document.js';

/**
 * The contract's class of characters that can be seen: neither white space, nor controls, nor format characters that
 * show nothing. Each pattern of text that has to be visible includes it, so that there is one rule.
 */
const seen = /\[\^[^\]]*\]/.exec(patternOf('Title'))?.[0] ?? '';
const seenCharacter = new RegExp(seen, 'u');
const unseen = seen.slice('[^'.length);

/** What the same rule calls white space, at either end. */
const surroundingSpace = new RegExp(
  ['^[]+', '[]+$']
    .map((ends) => ends.replace('[]', '[\\t\\n\\r \\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]'))
    .join('|'),
  'gu',
);

function patternOf(schema: string): string {
  return String((resolve({ $ref: `#/components/schemas/${schema}` }) as JsonObject).pattern);
}

/** Whether anything of a text can be seen. */
export function isVisible(text: string): boolean {
  return seenCharacter.test(text);
}

/** Whether a text that follows this schema has to be visible. */
export function mustBeVisible(schema: JsonObject | undefined): boolean {
  return typeof schema?.pattern === 'string' && schema.pattern.includes(unseen);
}

/** What overrides, embeds or isolates a direction of writing: `photo\u202egpj.exe` reads as `photoexe.jpg`. */
const overrides = /[\u202a-\u202e\u2066-\u2069]/g;

/** A text in which each character stands where it is. Marks that letters of some scripts need (U+200E, U+200F, U+061C) stay. */
export function withoutOverrides(text: string): string {
  return text.replace(overrides, '');
}

/** A title or name as it is kept: one line, without overrides of direction, and the white space around it. */
export function trimmed(text: string): string {
  return withoutOverrides(text)
    .replace(surroundingSpace, '')
    .replace(/[\u2028\u2029]+/g, ' ');
}

/** Whether a text has a noncharacter, which no text for others may have (RFC 7493, 2.1) and no XML can. */
export function hasNoncharacter(text: string): boolean {
  return /\p{Noncharacter_Code_Point}/u.test(text);
}

const form = (schema: string) => new RegExp(patternOf(schema), 'u');
const [fileName, name, reason] = [form('FileName'), form('Name'), form('ReasonInput')];

/** Whether a file may be called this. Its length is another matter. */
export function isFileName(text: string): boolean {
  return !hasNoncharacter(text) && fileName.test(text);
}

/** Whether a name is as the contract shows it. */
export function isName(text: string): boolean {
  return !hasNoncharacter(text) && name.test(text) && [...text].length <= 100;
}

/** Whether a reason is as the contract takes it. */
export function isReason(text: string): boolean {
  return !hasNoncharacter(text) && reason.test(text) && [...text].length <= 1000;
}
