import { findBreaches } from '../../src/maintenance/invariants.js';
import type { TestApp } from './app.js';
import {
  can,
  type Draft,
  draft,
  finish,
  type KindName,
  kindNames,
  kinds,
  kindsThatCan,
  type Made,
  moderationPathOf,
  operationAt,
  pathFor,
  pathOf,
  typeOf,
} from './kinds.js';
import type { Person } from './people.js';

/** Kinds of content that moderators can hide. */
export const hideable = kindsThatCan('hide');

/** Content that moderators can hide: its path, author, and read and delete paths, if any. */
export type Hideable = {
  name: KindName;
  type: string;
  id: number;
  author: Person;
  hidden: string;
  read: string | null;
  remove: string | null;
};

type World = { items: Map<string, Made>; unique: Map<KindName, Draft> };

/** A community with one item of each kind. */
export function communityOf(app: TestApp) {
  const { database } = app;
  const { member, other } = app.people;
  const urls = new Set<string>();

  const roots = kindNames.filter((name) => [undefined, 'board'].includes(kinds[name].parent) && !kinds[name].by);
  /** An item of one of two members, who take turns with what others belong to. */
  const draftIn = (name: KindName, world: World): Promise<Draft> => {
    const { by, isInOwn, parent: within = '' } = kinds[name];
    const parent = world.items.get(within);
    const isOfMember =
      parent === undefined ? roots.indexOf(name) % 2 === 1 : (parent.by === member) === (isInOwn === true);
    const author = isOfMember ? member : other;
    return draft(app, name, { parent, ...(by === undefined && { by: author }) });
  };

  /** Creates an item of each kind, which are the parents of others; and only what those need of which there can be no other. */
  const createParents = async (): Promise<World> => {
    const world: World = { items: new Map(), unique: new Map() };
    for (const name of kindNames) {
      const one = await draftIn(name, world);
      if (kinds[name].isUnique) {
        world.unique.set(name, one);
        continue;
      }
      const made = await finish(app, one);
      world.items.set(name, made);
      if (!can(name, 'hide')) continue;
      const { lists = [], filtered = [], path, page } = kinds[name];
      for (const list of [...lists, ...filtered, page[0]]) urls.add(pathFor(made, list));
      if (operationAt('get', path) !== undefined) urls.add(pathOf(made));
    }
    for (const { username } of [member, other]) urls.add(`/users/${username}`);
    urls.add('/home').add('/answers/questions?status=resolved');
    return world;
  };

  /** Creates another item within the same parent, with what belongs to it. */
  const make = async (name: KindName, world: World): Promise<Hideable> => {
    const { table, path } = kinds[name];
    const unique = world.unique.get(name);
    if (unique !== undefined) {
      await database.pool.query('DELETE FROM removals WHERE target_type = $1', [typeOf(name)]);
      await database.pool.query(`DELETE FROM ${table}`);
    }
    const made = await finish(app, unique ?? (await draftIn(name, world)));
    await kinds[name].surround?.(app, made);
    return {
      name,
      type: made.type,
      id: made.id,
      author: made.by,
      hidden: moderationPathOf(made),
      read: operationAt('get', path) ? pathOf(made) : null,
      remove: operationAt('delete', path) ? pathOf(made) : null,
    };
  };

  /** The replies of all public addresses. */
  const seen = async (key?: string): Promise<Record<string, unknown>> => {
    const open = [...urls].filter((url) => !url.startsWith('/me/'));
    const replies: Record<string, unknown> = {};
    const read = async (url: string) => {
      replies[url] = (await app.matrix.get(url, key).expect(200)).body;
    };
    while (open.length > 0) await Promise.all(open.splice(0, 8).map(read));
    return replies;
  };

  /** Violations found by `npm run admin -- check`. */
  const breaches = async () => {
    const client = await database.pool.connect();
    try {
      return (await findBreaches(client)).breaches;
    } finally {
      client.release();
    }
  };
  return { createParents, make, seen, breaches };
}
