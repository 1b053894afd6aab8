import { type JsonObject, resolve } from './document.js';

/**
 * The contract's character class of visible characters: no white space, control characters or format characters that show nothing. Each
 * pattern of text that has to be visible includes it, so that there is one rule.
 */
const visibleClass = /\[\^[^\]]*\]/.exec(patternOf('Title'))?.[0] ?? '';
const seenCharacter = new RegExp(visibleClass, 'u');
const unseen = visibleClass.slice('[^'.length);

/** White space by the same rule, at either end. */
const surroundingSpace = new RegExp(
  ['^[]+', '[]+$']
    .map((ends) => ends.replace('[]', '[\\t\\n\\r \\xa0\\u1680\\u2000-\\u200a\\u2028\\u2029\\u202f\\u205f\\u3000]'))
    .join('|'),
  'gu',
);

function patternOf(schema: string): string {
  return String((resolve({ $ref: `#/components/schemas/${schema}` }) as JsonObject).pattern);
}

/** Whether a text has a visible character. */
export function isVisible(text: string): boolean {
  return seenCharacter.test(text);
}

/** Whether text of this schema has to be visible. */
export function mustBeVisible(schema: JsonObject | undefined): boolean {
  return typeof schema?.pattern === 'string' && schema.pattern.includes(unseen);
}

/** Characters that override, embed or isolate the writing direction: `photo\u202egpj.exe` reads as `photoexe.jpg`. */
const overrides = /[\u202a-\u202e\u2066-\u2069]/g;

/** Removes direction overrides from a text. Marks that letters of some scripts need (U+200E, U+200F, U+061C) stay. */
export function withoutOverrides(text: string): string {
  return text.replace(overrides, '');
}

/** Normalises a title or name: one line, without direction overrides, trimmed. */
export function trimmed(text: string): string {
  return withoutOverrides(text)
    .replace(surroundingSpace, '')
    .replace(/[\u2028\u2029]+/g, ' ');
}

/** Whether a text has a noncharacter, which no published text may have (RFC 7493, 2.1) and XML cannot represent. */
export function hasNoncharacter(text: string): boolean {
  return /\p{Noncharacter_Code_Point}/u.test(text);
}

const form = (schema: string) => new RegExp(patternOf(schema), 'u');
const [fileName, name, reason] = [form('FileName'), form('Name'), form('ReasonInput')];

/** Whether a text is a valid file name. Its length is not checked. */
export function isFileName(text: string): boolean {
  return !hasNoncharacter(text) && fileName.test(text);
}

/** Whether a name matches the contract. */
export function isName(text: string): boolean {
  return !hasNoncharacter(text) && name.test(text) && [...text].length <= 100;
}

/** Whether a reason matches the contract. */
export function isReason(text: string): boolean {
  return !hasNoncharacter(text) && reason.test(text) && [...text].length <= 1000;
}
