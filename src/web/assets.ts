import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import type { RequestHandler } from 'express';
import { compressed } from '../api/http/compression.js';
import { type EncodedReply, encodeReply, send } from '../api/http/replies.js';

type Asset = { path: string; reply: EncodedReply };

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};

const folder = new URL('./assets/', import.meta.url);
const textOf = (name: string): string => readFileSync(new URL(name, folder), 'utf8');

const base = textOf('base.css');
const accent = textOf('accent.css');

const assets = {
  'plaza.css': asset('plaza.css', base + textOf('plaza.css')),
  'accent.css': asset('accent.css', accent),
  'copy.js': asset('copy.js'),
  'docs.js': asset('docs.js'),
  'trial.js': asset('trial.js'),
  'site.js': asset('site.js'),
  'composer.js': asset('composer.js'),
  'uploads.js': asset('uploads.js'),
  'passkeys.js': asset('passkeys.js'),
  'player.js': asset('player.js'),
  'hls.js': asset('hls.js', readHls()),
  'webauthn.js': asset('webauthn.js', readWebAuthn()),
  'reference.js': asset('reference.js'),
  'reference.css': asset('reference.css', base + textOf('reference.css')),
  'icon.svg': asset('icon.svg'),
  'redoc.js': asset('redoc.js', readRedoc()),
};

/** The icon also under the fixed path that browsers request by themselves. */
const favicon: Asset = { ...assets['icon.svg'], path: '/favicon.ico' };

const byPath: ReadonlyMap<string, EncodedReply> = new Map(
  [...Object.values(assets), favicon].map((each) => [each.path, each.reply]),
);

/** Redoc loads a logo from its makers' server; ours replaces it, so that nothing is fetched from elsewhere. */
function readRedoc(): string {
  return textOf('redoc/redoc.standalone.js')
    .replaceAll('https://cdn.redoc.ly/redoc/logo-mini.svg', asset('icon.svg').path)
    .replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n');
}

/** The browser bundle of the library lies beside its module build. */
function readWebAuthn(): string {
  const main = createRequire(import.meta.url).resolve('@simplewebauthn/browser');
  return readFileSync(join(dirname(main), '..', 'dist', 'bundle', 'index.umd.min.js'), 'utf8');
}

/** Without parts for subtitles in HLS, other languages of sound, and encryption, which no video here has. */
function readHls(): string {
  const main = createRequire(import.meta.url).resolve('hls.js');
  return readFileSync(join(dirname(main), 'hls.light.min.js'), 'utf8').replace(
    /\n\/\/# sourceMappingURL=\S+\s*$/,
    '\n',
  );
}

/** The path contains a hash of the content: cached for ever, new with each release. */
function asset(name: string, text = textOf(name)): Asset {
  const mark = createHash('sha256').update(text).digest('hex').slice(0, 12);
  return {
    path: `/assets/${name.replace('.', `.${mark}.`)}`,
    reply: encodeReply(200, text, types[extname(name)] ?? ''),
  };
}

/** Path of an asset, with a hash of its content. */
export function assetPath(name: keyof typeof assets): string {
  return assets[name].path;
}

/** Path of the style sheet for an accent colour (`#rrggbb`, part of its name). */
export function accentPath(colour: string): string {
  return assetPath('accent.css').replace('.css', `-${colour.slice(1)}.css`);
}

/** The asset at this path. */
function assetAt(path: string): EncodedReply | undefined {
  const [, start, colour] = /^(.*)-([0-9a-f]{6})\.css$/.exec(path) ?? [];
  if (`${start}.css` !== assetPath('accent.css')) return byPath.get(path);
  return asset('accent.css', `:root{--chosen:#${colour}}${accent}`).reply;
}

/** Serves the assets: hashed names with an immutable cache, fixed names without. */
export const serveAssets: RequestHandler = async (req, res, next) => {
  const found = assetAt(req.path);
  if (found === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) {
    next();
    return;
  }
  const kept = req.path === favicon.path ? 'max-age=86400' : 'max-age=31536000, immutable';
  res.setHeader('Cache-Control', `public, ${kept}`);
  send(res, await compressed(req, res, found), true);
};
