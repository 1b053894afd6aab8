import { type TranslateOf, textList } from '../../../core/platform/texts.js';
import { german } from './de.js';
import { english } from './en.js';
import { spanish } from './es.js';
import { french } from './fr.js';

/** The name of a text of mails. */
type MailTextKey = keyof typeof english;

/** The name of a reason why somebody gets a mail. */
export type Why = Extract<MailTextKey, `why.${string}`>;

/** A text of mails with its values. */
export type MailTexts = TranslateOf<MailTextKey>;

// A missing translation does not compile.
const texts = textList<MailTextKey>({ en: english, de: german, es: spanish, fr: french });

/** The texts of mails in a language. */
export const mailTextsIn = texts.in;

/** True if there is a text of mails of this name. */
export const isMailText = texts.has;
