import type { ComponentChildren, VNode } from 'preact';
import type { Account } from '../../accounts/users/accounts.js';
import type { Parts } from '../../api/pipeline/parts.js';
import type { Role } from '../../core/contract/operation.js';
import { problem } from '../../core/contract/problems.js';
import { isRole, useSite } from '../components/context.js';
import { type PageContent, type PageInput, sitePage } from '../components/page.js';
import { type CardProps, Empty, Card as FactCard, Heading, Places, When } from '../components/parts.js';
import type { Route } from '../site/routes.js';
import { isTextKey, type Translate } from '../texts/texts.js';
import type { Page } from '../visit.js';

/** Menu of staff pages, with the least role for each. */
const places = {
  'staff.queue': ['/staff', 'moderator'],
  'staff.reports': ['/staff/reports', 'moderator'],
  'staff.hidden': ['/staff/hidden', 'moderator'],
  'staff.people': ['/staff/people', 'moderator'],
  'staff.sign_ups': ['/staff/sign-ups', 'admin'],
  groups: ['/staff/groups', 'moderator'],
  'staff.invitations': ['/staff/invitations', 'moderator'],
  'staff.log': ['/staff/log', 'admin'],
} as const satisfies Record<string, readonly [path: string, role: Role]>;
type Place = keyof typeof places;

/** A site page for signed-in staff, with the parts of the service. */
export type StaffPage = (input: PageInput & { account: Account; parts: Parts }) => Promise<PageContent>;

/** A staff page with the menu, at the path of its place or below. Browsers do not keep it. */
export function staffRoute(place: Place, page: StaffPage, path: string = places[place][0]): Route {
  const handler: Page = (visit) =>
    sitePage(async (input) => {
      const { account, t } = input;
      if (account === null) throw problem('route_not_found');
      const { content, ...more } = await page({ ...input, account, parts: visit.parts });
      const allowed = Object.entries(places).filter(([, [, role]]) => isRole(account, role));
      const menu = Object.fromEntries(allowed.map(([name, [at]]) => [at, t(name as Place)]));
      const frame = (
        <>
          <Places label={t('staff')} places={menu} here={places[place][0]} />
          <Heading title={more.title} beside={more.beside} />
          {content}
        </>
      );
      return { ...more, content: frame, hasHeading: true, isPrivate: true, isKept: false };
    })(visit);
  return { path, get: handler, post: handler, role: places[place][1] };
}

type ListProps = {
  t: Translate;
  list: { page: number; pages: number; total: number };
  above: ComponentChildren;
  cards: VNode[];
};

/** A list page: count, content above, and the entries. */
export function listPage(
  name: 'queue' | 'reports' | 'hidden' | 'sign_ups' | 'invitations' | 'log',
  props: ListProps,
): PageContent {
  const { t, list, above, cards } = props;
  return {
    page: list.page,
    pages: list.pages,
    title: t(`staff.${name}`),
    beside: t(`${name}.count`, { count: list.total }),
    content: [above, cards.length === 0 ? <Empty>{t(`${name}.none`)}</Empty> : cards],
  };
}

/** Durations in days for a select field, with labels. */
export const lengths = (days: readonly number[], t: Translate): Record<string, string> =>
  Object.fromEntries(days.map((count) => [`P${count}D`, t('length.days', { count })]));

/** Link to a user's staff page. */
export function Person({ name }: { name: string }): VNode {
  return <a href={`/staff/people/${name}`}>{name}</a>;
}

type FactsProps = {
  people?: Readonly<Record<string, string | null>>;
  times?: Readonly<Record<string, string | null>>;
  facts?: Readonly<Record<string, ComponentChildren>>;
};

/** A card with facts by name: people, times and others. A name without a text, as of a fact or a field, is shown as it is. */
export function Card({ people = {}, times = {}, facts = {}, ...card }: Omit<CardProps, 'facts'> & FactsProps): VNode {
  const { t } = useSite();
  const shown = [
    ...Object.entries(people).map(([name, person]) => [name, person && <Person name={person} />] as const),
    ...Object.entries(times).map(([name, at]) => [name, at && <When at={at} />] as const),
    ...Object.entries(facts),
  ];
  const labelOf = (name: string) => {
    const key = [`fact.${name}`, `field.${name}`].find(isTextKey);
    return key === undefined ? name : t(key);
  };
  return <FactCard {...card} facts={Object.fromEntries(shown.map(([name, value]) => [labelOf(name), value]))} />;
}
