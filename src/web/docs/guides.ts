import { readFileSync } from 'node:fs';
import { document } from '../../core/contract/document.js';
import { withSamples } from './samples.js';

/** Names of the short guides, in the order of the overview. No tag of the contract has a dash, so that none is a name of both. */
const names = [
  ...['first-request', 'errors-and-retries', 'read-a-list', 'verify-a-webhook', 'upload-a-file', 'write-a-topic'],
  ...['search-everything', 'order-a-product', 'read-notifications', 'follow-events', 'be-an-app'],
];

/** A page of the guide. */
export type Guide = { name: string; title: string; about: string; markdown: string };

/** The short guides: a file each, with a title, a sentence that says what it is for, and the text. */
export const guides: readonly Guide[] = names.map((name) => {
  const text = readFileSync(new URL(`./guides/${name}.md`, import.meta.url), 'utf8');
  const [, title = '', about = ''] = /^# (.*)\n\n(.*)\n/.exec(text) ?? [];
  return { name, title, about, markdown: withSamples(text.slice(text.indexOf(about) + about.length).trimStart()) };
});

/** A part of a text, from one heading to the next. */
export type Section = { slug: string; title: string; markdown: string };

/** The parts of a text. The one before the first heading has no title. */
export const sectionsOf = (text: string): Section[] =>
  text.split(/^(?=## )/m).map((part) => {
    const [heading = '', title = ''] = /^## (.*)\n+/.exec(part) ?? [];
    return { slug: title.toLowerCase().replaceAll(' ', '-'), title, markdown: part.slice(heading.length) };
  });

const [{ description }] = document.tags as [{ description: string }];

/** The guide in the contract, with the rules that all operations share. */
export const wholeGuide: Guide = {
  name: 'guide',
  title: 'The guide',
  about: 'The rules that all operations share, in one document.',
  markdown: description,
};
