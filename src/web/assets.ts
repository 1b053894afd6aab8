import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, extname, join } from 'node:path';
import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { RequestHandler } from 'express';

type Asset = { path: string; type: string; body: Buffer; packed: Promise<Buffer> | null };

const types: Record<string, string> = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const pack = promisify(gzip);

const folder = new URL('./assets/', import.meta.url);

const assets = {
  'plaza.css': styles('plaza.css'),
  'accent.css': asset('accent.css', readFileSync(new URL('accent.css', folder))),
  'copy.js': asset('copy.js', readFileSync(new URL('copy.js', folder))),
  'site.js': asset('site.js', readFileSync(new URL('site.js', folder))),
  'passkeys.js': asset('passkeys.js', readFileSync(new URL('passkeys.js', folder))),
  'webauthn.js': asset('webauthn.js', readWebAuthn()),
  'reference.js': asset('reference.js', readFileSync(new URL('reference.js', folder))),
  'reference.css': styles('reference.css'),
  'icon.svg': asset('icon.svg', readFileSync(new URL('icon.svg', folder))),
  'redoc.js': asset('redoc.js', readRedoc()),
};

/** A file that pages refer to. */
export type AssetName = keyof typeof assets;

/** What browsers ask for by a name of their own. */
const wellKnown: Asset[] = [{ ...assets['icon.svg'], path: '/favicon.ico' }];

const byPath: ReadonlyMap<string, Asset> = new Map(
  [...Object.values(assets), ...wellKnown].map((each) => [each.path, each]),
);

/** Redoc shows a mark from a server of its makers; ours stands there, so that nothing is fetched from elsewhere. */
function readRedoc(): Buffer {
  const icon = asset('icon.svg', readFileSync(new URL('icon.svg', folder)));
  const text = readFileSync(new URL('redoc/redoc.standalone.js', folder), 'utf8')
    .replaceAll('https://cdn.redoc.ly/redoc/logo-mini.svg', icon.path)
    .replace(/\n\/\/# sourceMappingURL=\S+\s*$/, '\n');
  return Buffer.from(text);
}

/** A style sheet with the colours that all of them share. */
function styles(name: string): Asset {
  return asset(name, Buffer.concat(['colors.css', name].map((file) => readFileSync(new URL(file, folder)))));
}

/** The library's build for script elements stands beside what it has for programs. */
function readWebAuthn(): Buffer {
  const main = createRequire(import.meta.url).resolve('@simplewebauthn/browser');
  return readFileSync(join(dirname(main), '..', 'dist', 'bundle', 'index.umd.min.js'));
}

/** The path names the content, so that it can be kept for ever and still changes with every release. */
function asset(name: string, body: Buffer): Asset {
  const type = types[extname(name)];
  if (type === undefined) {
    throw new Error(`What type is ${name}?`);
  }
  const mark = createHash('sha256').update(body).digest('hex').slice(0, 12);
  return { path: `/assets/${name.replace('.', `.${mark}.`)}`, type, body, packed: null };
}

/** The address of an asset, with a hash of its content in it. */
export function assetPath(name: AssetName): string {
  return assets[name].path;
}

/** The address of the style sheet for a colour `#rrggbb`, which is in its name. */
export function accentPath(colour: string): string {
  return assetPath('accent.css').replace('.css', `-${colour.slice(1)}.css`);
}

/** The asset at this path. */
function assetAt(path: string): Asset | undefined {
  const [, start, colour] = /^(.*)-([0-9a-f]{6})\.css$/.exec(path) ?? [];
  const accent = assets['accent.css'];
  if (`${start}.css` !== accent.path) return byPath.get(path);
  return { ...accent, body: Buffer.concat([Buffer.from(`:root{--chosen:#${colour}}`), accent.body]) };
}

/** Serves the assets, which browsers may keep for ever, and those with names that do not change. */
export const serveAssets: RequestHandler = async (req, res, next) => {
  const found = assetAt(req.path);
  if (found === undefined || (req.method !== 'GET' && req.method !== 'HEAD')) {
    next();
    return;
  }
  res.setHeader('Content-Type', found.type);
  res.setHeader(
    'Cache-Control',
    wellKnown.includes(found) ? 'public, max-age=86400' : 'public, max-age=31536000, immutable',
  );
  res.vary('Accept-Encoding');
  let { body } = found;
  if (req.acceptsEncodings('gzip') === 'gzip') {
    found.packed ??= pack(found.body);
    body = await found.packed;
    res.setHeader('Content-Encoding', 'gzip');
  }
  res.setHeader('Content-Length', body.length);
  res.end(req.method === 'HEAD' ? undefined : body);
};
