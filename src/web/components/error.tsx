import { unescape as decoded } from 'node:querystring';
import type { VNode } from 'preact';
import type { Problem } from '../../core/contract/problems.js';
import type { Config } from '../../core/platform/config.js';
import { areas } from '../../core/platform/settings/choices.js';
import { isTextKey } from '../texts/texts.js';
import { hereWith, ownPath, useSite } from './context.js';
import { Button, SearchForm, Text } from './parts.js';

type ErrorProps = {
  problem: Problem;
  requestId: string;
  /** Seconds until a retry makes sense; null if it does not. */
  wait: number | null;
  /** True if a form was sent. */
  isForm: boolean;
  /** The referring page of this site; null if unknown. */
  from: string | null;
  config: Pick<Config, 'site'>;
};

/** The error page: the message and links that lead on. */
export function ErrorPage({ problem, requestId, wait, isForm, from, config }: ErrorProps): VNode {
  const { t, here } = useSite();
  const { status, code, details } = problem;
  const faults = Object.entries(details.params ?? {}).map(([name, fault]) => `${name} ${fault}.`);
  // No field of this page is marked: the faults say what is wrong.
  const said = code === 'invalid_param' && faults.length > 0 ? faults : [problem.message, ...faults];
  const isOff = areas.some((area) => area === details.component);
  const isAgain = wait !== null && !isOff;
  const isSought = status === 404 && config.site.isOn;
  const key = isOff ? 'error.off' : `error.${status}`;
  return (
    <section class="narrow">
      <p class="eyebrow">{t('error.number', { status: String(status) })}</p>
      <h1>{t(isTextKey(key) ? key : status < 500 ? 'error.refused' : 'error.failed')}</h1>
      <p class="lead">
        {isOff ? t('error.area_off') : said.join(' ')} {isAgain && t('error.again.in', { count: wait })}{' '}
        {isAgain && isForm && t('error.again.form')}
      </p>
      {isSought && <SearchForm q={wordsOf(here.pathname, code === 'route_not_found')} />}
      <p class="actions">
        {isAgain && !isForm && <Button href={ownPath(hereWith(here, {}))} text={t('error.again')} />}
        <Button href={from ?? '/'} text={t(from === null ? 'to_start' : 'back')} quiet={isAgain} />
      </p>
      <p class="hint">
        <Text of="error.request" values={{ id: requestId }} />
      </p>
    </section>
  );
}

/** Search terms from the last segment of a path; with `isAny` from the last one that has letters. */
function wordsOf(path: string, isAny: boolean): string {
  const parts = decoded(path)
    .replace(/\.\w{1,5}$/, '')
    .split('/');
  const hasLetters = (part: string) => /\p{L}/u.test(part);
  const part = (isAny ? parts.findLast(hasLetters) : parts.at(-1)) ?? '';
  const words = part.match(/[\p{L}\p{N}]+/gu) ?? [];
  return hasLetters(part) ? words.join(' ').slice(0, 100) : '';
}
