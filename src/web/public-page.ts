import type { RequestHandler } from 'express';
import { compressed } from '../api/http/compression.js';
import { originOf } from '../api/http/origin.js';
import { encodeReply, send } from '../api/http/replies.js';
import { requestContext } from '../api/http/request/request-context.js';
import type { Parts } from '../api/pipeline/parts.js';
import type { SessionCalls } from '../api/pipeline/session-calls.js';
import { languageOf } from './preferences.js';
import { type Translate, textsIn } from './texts/texts.js';
import { addressOf, type Visit } from './visit.js';

/** A request without session, cookies or user, with the same reply for everybody. */
export type PublicVisit = Pick<Visit, 'call' | 'look' | 'parts'> & {
  /** Values of the path parameters. */
  path: Record<string, string>;
  query: Readonly<Record<string, unknown>>;
  origin: string;
  /** The address of the request. */
  here: URL;
  /** The client's preferred language with its texts; the reply then varies by it. */
  localised: () => { language: Visit['language']; t: Translate };
};

/** A reply that caches may keep for `maxAge` seconds. */
export type PublicReply = { body: string; mediaType: string; maxAge: number };

/** Answers a public request. @throws Problem */
export type PublicPage = (visit: PublicVisit) => PublicReply | Promise<PublicReply>;

/** Makes an Express handler of a public page. Operations are called anonymously, so that caches get no private data. */
export function publishing(
  { parts, calls }: { parts: Parts; calls: Pick<SessionCalls, 'call'> },
  page: PublicPage,
): RequestHandler {
  return async (req, res) => {
    res.locals.isPublic = true;
    const origin = originOf(req, parts.config);
    const asking = { person: null, context: requestContext(res), origin: () => origin };
    const { body, mediaType, maxAge } = await page({
      parts,
      origin,
      here: addressOf(req, origin),
      path: req.params as Record<string, string>,
      query: req.query,
      look: await parts.look.now(),
      call: async (id, asked) => (await calls.call(id, asking, asked)).body,
      localised: () => {
        if (parts.config.site.language === null) res.vary('Accept-Language');
        const language = languageOf(req, parts.config);
        return { language, t: textsIn(language) };
      },
    });
    res.setHeader('Cache-Control', `public, max-age=${maxAge}`);
    send(res, await compressed(req, res, encodeReply(200, body, mediaType)), true);
  };
}
