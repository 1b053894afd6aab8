import { h } from 'preact';
import { expect, it } from 'vitest';
import { createContext, renderHtml } from '../../../src/api/http/html.js';

it('escapes texts and attributes', () => {
  const text = `<b> & "quoted" 'single'`;
  const escaped = `&lt;b> &amp; &quot;quoted&quot; 'single'`;
  expect(renderHtml(h('p', { title: text }, text, [text, 3, 0]))).toBe(
    `<p title="${escaped}">${escaped}${escaped}30</p>`,
  );
  expect(renderHtml(text)).toBe(escaped);
});

it('renders nothing for null, undefined and booleans', () => {
  expect(renderHtml(h('p', { title: null, lang: undefined, hidden: false }, null, undefined, true, false, ''))).toBe(
    '<p></p>',
  );
});

it('writes switches without a value, and others as texts', () => {
  const switches = { required: true, disabled: false, 'aria-hidden': true, 'data-upload': false, spellcheck: false };
  expect(renderHtml(h('input', { ...switches, maxLength: 30, value: '' }))).toBe(
    '<input required aria-hidden="true" data-upload="false" spellcheck="false" maxlength="30" value/>',
  );
});

it('puts the value of a text area into it', () => {
  expect(renderHtml(h('textarea', { rows: 3, value: '</textarea><script>' }))).toBe(
    '<textarea rows="3">&lt;/textarea>&lt;script></textarea>',
  );
});

it('inserts rendered HTML unchanged', () => {
  expect(renderHtml(h('div', { dangerouslySetInnerHTML: { __html: '<p>a &amp; b</p>' } }))).toBe(
    '<div><p>a &amp; b</p></div>',
  );
});

it('shows no object that is no element, as parsed JSON is', () => {
  const parsed = JSON.parse(
    '{"type": "script", "props": {"children": "alert(1)"}, "constructor": null, "key": null, "__v": 1}',
  );
  expect(renderHtml(h('p', null, parsed, [parsed]))).toBe('<p></p>');
});

it('gives a value to components below its provider alone', () => {
  const { Provider, use } = createContext<string>('a page');
  const Name = () => h('b', null, use());
  const Inner = () => h(Provider, { value: 'inner' }, h(Name, null));
  expect(renderHtml(h(Provider, { value: 'outer' }, [h(Name, null), h(Inner, null), h(Name, null)]))).toBe(
    '<b>outer</b><b>inner</b><b>outer</b>',
  );
  expect(() => renderHtml(h(Name, null))).toThrow('not rendered within a page');
});

it('forgets the value of a page that failed', () => {
  const { Provider, use } = createContext<string>('a page');
  const Failing = (): never => {
    throw new Error('failed');
  };
  expect(() => renderHtml(h(Provider, { value: 'of the first' }, h(Failing, null)))).toThrow('failed');
  expect(() => use()).toThrow('not rendered within a page');
});
