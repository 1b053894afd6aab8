import type { Addition } from '../../api/pipeline/additions.js';
import type { JsonObject } from '../../core/contract/document.js';
import { visitTexts } from '../../core/contract/property-paths.js';
import { objectSql } from '../../core/database/formats.js';
import type { Statement } from '../../core/database/statement.js';
import type { Config } from '../../core/platform/config.js';
import { avatarUrlSql, interfaceAt } from './avatars/queries.js';

const face = objectSql({ display_name: 'u.display_name', avatar_url: avatarUrlSql('$2'), role: 'u.role' });

/** $1 usernames, $2 URL of the API. */
const peopleByName: Statement<JsonObject> = {
  name: 'people_by_name',
  text: `
    SELECT coalesce(json_object_agg(u.username, ${face}), '{}')::text AS reply
    FROM users u WHERE u.username = ANY ($1::text[]::citext[])`,
};

/** Most people in a reply, by the contract: three in each row of a page. */
const mostPeople = 300;

/** `include=people`: names, roles and pictures of all people in a reply, in one query. */
export const includingPeople = (config: Pick<Config, 'basePaths'>): Addition => ({
  parameter: 'include',
  extension: 'x-username',
  isPure: false,
  add: async ({ reply, places, database, origin }) => {
    const names = new Set<string>();
    for (const { way } of places) visitTexts(reply, way, (name) => names.add(name));
    const people = await database.$one(peopleByName, [[...names].slice(0, mostPeople), interfaceAt(origin(), config)]);
    (reply as JsonObject).people = people.parse();
    return 'final';
  },
});
