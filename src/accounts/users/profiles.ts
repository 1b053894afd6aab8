import { viewerOf } from '../../api/auth/authentication.js';
import { newcomerOf } from '../../api/auth/newcomers.js';
import type { Handler } from '../../api/pipeline/handlers.js';
import { okOrNotFound } from '../../api/pipeline/ok-or-not-found.js';
import { countedTotal } from '../../content/lists/lists.js';
import { placedUrlSql } from '../../content/pictures/pictures.js';
import { boundsOf, type UploadKind, usedBytes } from '../../content/uploads/kinds.js';
import { trimmed } from '../../core/contract/text.js';
import { iso, isoSql, objectSql } from '../../core/database/formats.js';
import { replying } from '../../core/database/statement.js';
import { languageNamed } from '../../core/platform/settings/choices.js';
import { scopes } from './api-keys.js';
import { avatarOf, avatarUrlSql, interfaceAt } from './avatars/queries.js';
import { requireAllowed } from './profile-rules.js';
import { standingSql } from './standing.js';
import { setLanguage } from './users.js';

const written = (list: string): string => countedTotal({ list, part: 'u.id' });

/** $1 name, $2 whether staff asks, $3 URL of the API, $4 origin of pages. */
const userByName = replying('UserProfile', {
  name: 'user_by_name',
  text: `
    SELECT row_to_json(r)::text AS reply FROM (
      SELECT u.id, u.username, u.role, ${isoSql('u.created_at')} AS member_since, ${objectSql({
        topics: written('topics_of_author'),
        questions: written('questions_of_author'),
        answers: written('answers_of_author'),
        videos: written('public_videos_of_author'),
      })} AS counts,
      CASE WHEN $2::boolean AND u.deleted_at IS NULL THEN ${standingSql} END AS standing,
        u.display_name, u.about, u.location, u.website, ${avatarUrlSql('$3')} AS avatar_url, ${placedUrlSql('$4', 'cover', 'user_id', 'u.id')} AS cover_url
      FROM users u WHERE u.username = $1::citext
    ) r`,
});

export const getUser: Handler<'getUser'> = async ({ path, caller, database, parts, origin, refuse }) => {
  const [, isStaff] = viewerOf(caller);
  const values = [path.username, isStaff, interfaceAt(origin(), parts.config), origin()];
  return okOrNotFound(await database.$json(userByName, values), refuse, 'user_not_found');
};

export const getMe: Handler<'getMe'> = async ({ caller, database, parts, origin }) => {
  const key = await database.apiKey.findUniqueOrThrow({
    where: { id: caller.keyId },
    select: {
      ...{ name: true, prefix: true, createdAt: true, expiresAt: true, lastUsedAt: true },
      user: { select: { displayName: true, about: true, location: true, website: true, language: true } },
    },
  });
  const { displayName, language, ...profile } = key.user;
  const { avatar_url } = (await database.$one(avatarOf, [caller.id, interfaceAt(origin(), parts.config)])).parse();
  const quota = async (kind: UploadKind) => ({
    used: await usedBytes(database, kind, caller.id),
    allowed: boundsOf(kind, parts.config).quota,
  });
  const time = (date: Date | null) => (date === null ? null : iso(date));
  return {
    status: 200,
    body: {
      user: {
        id: caller.id,
        username: caller.username,
        role: caller.role,
        display_name: displayName,
        ...profile,
        avatar_url,
        language: languageNamed(language),
      },
      key: {
        id: caller.keyId,
        name: key.name,
        prefix: key.prefix,
        scopes: scopes.filter((scope) => caller.scopes.includes(scope)),
        app_scopes:
          caller.appId === null ? [] : caller.scopes.filter((scope) => scope !== 'forward' && scope !== 'account'),
        created_at: iso(key.createdAt),
        expires_at: time(key.expiresAt),
        last_used_at: time(key.lastUsedAt),
      },
      limits:
        parts.limits === null
          ? null
          : await parts.limits.remainingOfKey(caller.countedBy, newcomerOf(caller, parts.config)),
      quotas: { files: await quota('file'), videos: await quota('video') },
    },
  };
};

export const updateMe: Handler<'updateMe'> = async (input) => {
  const { body, caller, database, parts, origin } = input;
  const { display_name: displayName = null, about = null, location = null, website = null } = body;
  const profile = {
    displayName: displayName && trimmed(displayName),
    about,
    location: location && trimmed(location),
    website,
  };
  await requireAllowed(input, profile);
  await database.user.update({ where: { id: caller.id }, data: profile, select: { id: true } });
  const values = [caller.username, viewerOf(caller)[1], interfaceAt(origin(), parts.config), origin()];
  return { status: 200, body: await database.$one(userByName, values) };
};

export const updateLanguage: Handler<'updateLanguage'> = async ({ body: { language = null }, caller, database }) => {
  await setLanguage(database, caller.id, language);
  return { status: 200, body: { language } };
};
