import { Problem, problem } from '../../core/contract/problems.js';
import type { SiteLanguage } from '../../core/platform/settings/choices.js';
import { isTextKey, type Translate, textsIn } from './texts.js';

/**
 * A problem in the pages' words: its message by code, and the faults of fields. Texts without a translation stay, and so do
 * English messages that say more than their code. Other errors stay as they are.
 */
export function inWords(error: unknown, language: SiteLanguage): unknown {
  if (!(error instanceof Problem)) return error;
  const { code, details, message, cause } = error;
  const t = textsIn(language);
  const key = [`problem.${code}`, code.endsWith('_not_found') ? 'problem.not_found' : ''].find(isTextKey);
  const saysMore = language === 'en' && details.message !== undefined;
  const faults = Object.entries(details.params ?? {}).map(([name, fault]) => [name, faultIn(t, fault)]);
  return problem(
    code,
    {
      ...details,
      ...(details.params && { params: Object.fromEntries(faults) }),
      message: key === undefined || saysMore ? message : t(key),
    },
    cause ?? error,
  );
}

/** A fault in the pages' words, if there is a translation, also with other numbers. */
export function faultIn(t: Translate, said: string): string {
  const [general = ''] = said.split(': ', 1);
  const own = `fault.${general}`;
  // Values of the contract may follow, which need no translation.
  if (isTextKey(own)) return t(own) + said.slice(general.length);
  const [number = ''] = /\d+(?:\.\d+)?/.exec(said) ?? [];
  const ofNumber = own.replace(number, '#');
  return number !== '' && isTextKey(ofNumber) ? t(ofNumber, { number }) : said;
}
