import type { ComponentChildren } from 'preact';
import type { OperationId } from '../../../generated/contract.js';
import type { Account } from '../../accounts/users/accounts.js';
import { renderHtml } from '../../api/http/html.js';
import { isLocalDemo } from '../../api/http/local-demo.js';
import { originOf } from '../../api/http/origin.js';
import { OperationRedirect, type OperationResult } from '../../api/pipeline/session-calls.js';
import { Problem, problem } from '../../core/contract/problems.js';
import type { Area } from '../../core/platform/settings/choices.js';
import { type GuestItem, guestCart, keepGuestCart } from '../guest-cart.js';
import { takeOnce } from '../middleware/shown-once.js';
import type { Translate } from '../texts/texts.js';
import { addressOf, isFromScript, noticeOf, type Page, type Visit } from '../visit.js';
import { Calls } from './calls.js';
import { pathWith, type Schemas, SiteProvider, type SubmittedForm } from './context.js';
import { draftParam, FaultNote, operationParam } from './form.js';
import type { Call, PageHead } from './layout.js';
import { Columns, Heading, Note, Pager } from './parts.js';
import { ProfileMenu, type ProfilePlace } from './profile-menu.js';
import { formOfDraft, submitForm, submitForScript } from './submit-form.js';

/** The content of a page. */
export type PageContent = Omit<PageHead, 'calls' | 'canonical'> & {
  title: string;
  /** The page's entry in the menu of the profile. */
  place?: ProfilePlace;
  /** Breadcrumbs: paths with titles. */
  trail?: Readonly<Record<string, string>>;
  /** The person whose picture and colour stand above the title. */
  face?: Pick<Schemas['UserProfile'], 'username' | 'display_name' | 'cover_url'>;
  /** Content beside the title: state and links. */
  beside?: ComponentChildren;
  /** Path of the page, if it ends with a title behind the id. Others that have the id redirect to it. */
  address?: `/${string}`;
  /** Content that stands beside the rest on wide screens, and below it on others. */
  aside?: ComponentChildren;
  /** True if the content has the main heading; by default the title is it. */
  hasHeading?: boolean;
  content: ComponentChildren;
  /** The page's number in a list. */
  page?: number;
  pages?: number;
  /** Content after a list. */
  below?: ComponentChildren;
  /** The problem to show above content that could still be read. */
  problem?: Problem | null;
  /** Redirect to this page instead. */
  leadsTo?: `/${string}` | undefined;
  /** True if a conversation was unread until this page. */
  hasReadMessages?: boolean;
  /** True if browsers may revalidate it by its ETag; default true. */
  isKept?: boolean;
};

/** The input of a page. */
export type PageInput = {
  account: Account | null;
  /** Values of the path parameters. */
  path: Record<string, string>;
  /** A query parameter; undefined if absent. */
  query: (name: string) => string | undefined;
  /** All values of a query parameter. */
  queries: (name: string) => string[];
  /** These query parameters, and `page`. */
  listed: (...names: string[]) => Record<string, string | undefined>;
  /** Like `listed`, plus the cursor for infinite scrolling, so that no row repeats while others post. */
  walked: (...names: string[]) => Record<string, string | undefined>;
  /** Calls a read operation, with `render=html` and `include=people` if it has them. */
  read: <Id extends OperationId>(id: Id, query?: object, path?: Record<string, string>) => Promise<OperationResult<Id>>;
  origin: string;
  /** The address of the API. */
  apiUrl: string;
  siteName: string;
  /** Takes the secret that a form of another page made for this one; null after the first time. */
  takeSecret: () => string | null;
  /** CSRF token of the demo's sign-in forms; null if there are none. */
  demoToken: () => string | null;
  /** The cart of a visitor. */
  guestItems: readonly GuestItem[];
  /** Puts the cart that somebody had before they signed in into theirs. Items that are gone are left out. */
  mergeGuestCart: () => Promise<void>;
  /** Calls an operation with a body; its path is that of the page. */
  ask: <Id extends OperationId>(id: Id, body: object) => Promise<OperationResult<Id>>;
  t: Translate;
};

/** A page of the site: reads from API operations, returns its content. */
export type SitePage = (input: PageInput) => Promise<PageContent>;

/** Makes a page handler of a site's page. Forms post to its own address. */
export function sitePage(page: SitePage): Page {
  return async (visit) => {
    const { req } = visit;
    let filled: SubmittedForm | null = null;
    if (req.method === 'POST') {
      if (isFromScript(req)) return void visit.res.set('Cache-Control', 'no-store').json(await submitForScript(visit));
      const outcome = await submitForm(visit);
      if (typeof outcome === 'string') return visit.redirect(outcome);
      filled = outcome;
    } else if (typeof req.query[draftParam] === 'string') {
      filled = await formOfDraft(visit, req.query[draftParam]);
    }
    const origin = originOf(req, visit.parts.config);
    const reading = asking(visit, origin);
    const { input, calls, etags, people, refused } = reading;
    const shown = await page(input).catch((error) => {
      if (error instanceof OperationRedirect) return error;
      throw filled?.problem && error instanceof Problem && error.status === 404 ? filled.problem : error;
    });
    const here = addressOf(req, origin);
    for (const name of [operationParam, draftParam, 'form_token', 'api']) here.searchParams.delete(name);
    if (shown instanceof OperationRedirect) {
      here.searchParams.delete('page');
      return visit.redirect(`${shown.location}${here.search}`);
    }
    // Typed text stays after a refusal.
    if (shown.leadsTo !== undefined && !(filled?.problem && shown.content)) return visit.redirect(shown.leadsTo);
    if (shown.address === undefined && hasTitle(req)) throw problem('route_not_found');
    if (shown.address !== undefined && shown.address !== here.pathname && req.method !== 'POST') {
      // Not cached, since titles change.
      visit.res.set('Cache-Control', 'private, no-cache').redirect(301, shown.address + addressOf(req, origin).search);
      return;
    }
    const { t, account, language, formToken, drafts, ignored, operation } = visit;
    const notice = account === null ? null : noticeOf(visit);
    const {
      title,
      place,
      trail,
      face,
      beside,
      hasHeading,
      aside,
      content,
      page: number = 1,
      pages = 1,
      below,
      ...more
    } = shown;
    const { isKept = true, problem: own, leadsTo: _, address: __, hasReadMessages = false, ...head } = more;
    const fault = own ?? filled?.problem ?? refused[0];
    const pageTitle = number > 1 ? t('pages.title', { title, page: number }) : title;
    const { currency } = visit.parts.config;
    const hasArea = (area: Area) => visit.parts.config.areas.has(area);
    const reader = { t, language, currency, account, formToken, drafts, ignored };
    const site = { ...reader, operation, hasArea, people, here, filled, notice };
    const forms = <SiteProvider value={site}>{[content, below, aside]}</SiteProvider>;
    // Show the refusal at its form, unless that is no longer on the page.
    const isSaid = fault == null || (filled !== null && renderHtml(forms).includes(' role="alert"'));
    const isPlaced = notice?.at != null && renderHtml(forms).includes(' class="note done"');
    await visit.show({
      title: fault == null ? pageTitle : t('form.refused', { title: pageTitle }),
      status: fault?.status ?? 200,
      head: { ...head, calls, canonical: new URL(here.pathname + pageOf(here), origin).href },
      isKept: isKept && notice === null,
      hasReadMessages,
      // A page says how long ago things were, in minutes.
      cacheKey: JSON.stringify([req.originalUrl, origin, Math.floor(Date.now() / 60_000), ...etags]),
      content: (
        <SiteProvider value={site}>
          {place && <ProfileMenu here={place} />}
          {notice !== null && !isPlaced && <Note kind="done">{notice.text}</Note>}
          {!isSaid && <FaultNote of={fault} />}
          {hasHeading !== true && <Heading title={title} trail={trail} face={face} beside={beside} />}
          <Columns aside={aside}>
            {content}
            <Pager page={number} pages={pages} cursor={reading.cursor} />
            {below}
          </Columns>
          {req.query.api !== undefined && <Calls calls={calls} origin={origin} />}
        </SiteProvider>
      ),
    });
  };
}

const titledId = /^(\d+)-.*$/s;
const hasTitle = ({ params }: Pick<Visit['req'], 'params'>): boolean => titledId.test(String(params.id ?? ''));

/** The values of the path, of the id without the title behind it. */
function withoutTitle({ params }: Pick<Visit['req'], 'params'>): Record<string, string> {
  const { id, ...others } = params as Record<string, string>;
  return id === undefined ? others : { ...others, id: id.replace(titledId, '$1') };
}

const pageOf = ({ searchParams }: URL): string => {
  const page = searchParams.get('page');
  return page === null ? '' : `?page=${encodeURIComponent(page)}`;
};

type PageState = {
  input: PageInput;
  calls: Call[];
  etags: string[];
  people: Schemas['PeopleByName'];
  /** Problems of query parameters that were then left out. */
  refused: Problem[];
  /** The cursor of the next rows; null at the end. */
  cursor: string | null;
};

/** Passes over these refusals. @throws any other error */
const passOver =
  (...codes: string[]) =>
  (error: unknown): void => {
    if (!(error instanceof Problem) || !codes.includes(error.code)) throw error;
  };

/** The query without the refused parameters. @throws the problem if it concerns something else */
function withoutRefused(query: Readonly<Record<string, unknown>>, refusal: unknown): Record<string, unknown> {
  const faults = refusal instanceof Problem && refusal.status === 400 ? Object.keys(refusal.details.params ?? {}) : [];
  const rest = Object.fromEntries(Object.entries(query).filter(([name]) => !faults.includes(name)));
  if (Object.keys(rest).length === Object.keys(query).length) throw refusal;
  return rest;
}

function asking(visit: Visit, origin: string): PageState {
  const { req, account, t, operation } = visit;
  const [basePath] = visit.parts.config.basePaths;
  const pathParameters = withoutTitle(req);
  const calls: Call[] = [];
  const etags: string[] = [];
  const people: PageState['people'] = Object.create(null);
  const refused: Problem[] = [];
  const query: PageInput['query'] = (name) => {
    const value = req.query[name];
    if (Array.isArray(value)) throw problem('invalid_param', { params: { [name]: 'is given twice' } });
    return typeof value === 'string' && value !== '' ? value : undefined;
  };
  const queries: PageInput['queries'] = (name) =>
    [req.query[name] ?? []].flat().filter((value) => typeof value === 'string');
  const listed: PageInput['listed'] = (...names) =>
    Object.fromEntries(['page', ...names].map((name) => [name, query(name)]));
  const reading = { calls, etags, people, refused, cursor: null as string | null };
  const addedTo = (id: OperationId): Record<string, string> =>
    Object.fromEntries(
      Object.entries({ render: 'html', include: 'people' }).filter(([name]) =>
        operation(id).parameters.query.some((each) => each.name === name),
      ),
    );
  const input: PageInput = {
    account,
    t,
    origin,
    apiUrl: `${origin}${basePath}`,
    siteName: visit.parts.config.site.name,
    takeSecret: () => takeOnce(visit),
    demoToken: () => (account === null && isLocalDemo(req, visit.parts.config) ? visit.formToken() : null),
    guestItems: guestCart(req),
    mergeGuestCart: async () => {
      for (const { id, quantity } of guestCart(req)) {
        await visit
          .submit('setCartItem', { path: { product_id: String(id) }, body: { quantity } })
          .catch(passOver('product_not_found', 'quota_exceeded'));
      }
      if (guestCart(req).length > 0) keepGuestCart(visit, []);
    },
    ask: async (id, body) => {
      const reply = await visit.call(id, { path: pathParameters, query: addedTo(id), body });
      Object.assign(people, (reply as { people?: object }).people);
      return reply;
    },
    path: pathParameters,
    query,
    queries,
    listed,
    walked: (...names) => {
      const given = listed(...names);
      return given.page === undefined ? { ...given, cursor: query('cursor') ?? '*' } : given;
    },
    read: async (id, given = {}, path = pathParameters) => {
      const { path: template } = operation(id);
      const set = Object.entries(given).filter(([, value]) => value !== undefined && value !== null);
      const place = calls.length;
      const readBy = (query: Record<string, unknown>) => {
        const search = new URLSearchParams(query as Record<string, string>).toString();
        calls[place] = { operation: id, path: `${basePath}${pathWith(template, path)}${search && `?${search}`}` };
        return visit.submit(id, { path, query });
      };
      const query = { ...Object.fromEntries(set), ...addedTo(id) };
      const { body, etag } = await readBy(query).catch((refusal) => {
        const rest = withoutRefused(query, refusal);
        refused.push(refusal);
        // If a parameter is required, the first problem is the one to show.
        return readBy(rest).catch(() => Promise.reject(refusal));
      });
      etags[place] = etag;
      if ('cursor' in given) reading.cursor = (body as { next_cursor?: string | null }).next_cursor ?? null;
      Object.assign(people, (body as { people?: object }).people);
      return body;
    },
  };
  return Object.assign(reading, { input });
}
