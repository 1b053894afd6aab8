import type { VNode } from 'preact';
import type { Account } from '../../accounts/users/accounts.js';
import {
  findApiKey,
  inDays,
  issueKey,
  type KeyRecord,
  listApiKeys,
  maxLiveKeys,
  ownScopes,
  revokeApiKey,
} from '../../accounts/users/api-keys.js';
import { queueNotice } from '../../accounts/users/notices.js';
import { AccountError } from '../../accounts/users/users.js';
import { originOf } from '../../api/http/origin.js';
import { problem } from '../../core/contract/problems.js';
import { inTransaction } from '../../core/database/transaction.js';
import { useSite } from '../components/context.js';
import { Input, PostForm } from '../components/fields.js';
import { ActionLink, Button, Card, CopyBox, Empty, Items, Note, Text, When } from '../components/parts.js';
import { keepOnce, takeOnce } from '../middleware/shown-once.js';
import { Refusal } from '../refusal.js';
import { idIn, members, type Visit } from '../visit.js';
import { askPage, formPage } from './form-page.js';

const home = '/profile/keys';
/** The key that is shown once. */
const newKey = { what: 'newKey', path: home };

/** Lifetimes of keys: days, or never expiring. */
const lifetimes = ['7', '30', '90', '365', '730', 'never'] as const;

/** The user's keys, and the form to create one. */
export const keys = formPage(members, {
  show: async ({ t, parts, account }) => {
    const all = await listApiKeys(parts.database.prisma, account.id);
    const live = all.filter((key) => key.isLive);
    const past = all.filter((key) => !key.isLive);
    return {
      title: t('account.keys'),
      place: 'account.keys',
      content: (
        <>
          <Text of="keys.about" href="/docs" as="p" />
          <Items label={t('keys.own')} empty={t('keys.none')}>
            {live.map((key) => (
              <KeyItem key={key.id} record={key} />
            ))}
          </Items>
          {live.length < maxLiveKeys ? <NewKey isFirst={live.length === 0} /> : <Empty>{t('keys.most')}</Empty>}
          {past.length > 0 && (
            <details>
              <summary>
                {t('keys.past')} ({past.length})
              </summary>
              <Items label={t('keys.past')}>
                {past.map((key) => (
                  <KeyItem key={key.id} record={key} />
                ))}
              </Items>
            </details>
          )}
        </>
      ),
    };
  },
  act: async (visit) => {
    const { parts, account, field, t } = visit;
    const name = field('name').trim();
    const scopes = ownScopes.filter((scope) => field(`scope_${scope}`) === scope);
    const expires = lifetimes.find((each) => each === field('expires'));
    if (name === '' || name.length > 100 || name.includes('\0')) throw new Refusal(422, { name: t('key.name.fault') });
    if (scopes.length === 0) throw new Refusal(422, t('key.scopes.fault'));
    if (expires === undefined) throw new Refusal(422, t('key.expires.fault'));
    const { id, key } = await inTransaction(parts.database, async (client) => {
      const expiresAt = expires === 'never' ? null : inDays(Number(expires));
      const made = await issueKey(client, { userId: account.id, name, scopes, expiresAt });
      await queueNotice(client, parts.config, account.id, 'key_created', made.name);
      return made;
    });
    keepOnce(visit, { ...newKey, id }, key);
    return { to: `${home}/${id}` };
  },
});

/** One key. Expired and revoked keys have no revoke button. */
function KeyItem({ record }: { record: KeyRecord }): VNode {
  const { t, language } = useSite();
  const { id, name, prefix, scopes, createdAt, lastUsedAt, expiresAt, revokedAt, isLive } = record;
  const end =
    revokedAt === null
      ? { [t(isLive ? 'key.expires' : 'key.expired')]: <When at={expiresAt} isDay /> }
      : { [t('key.revoked')]: <When at={revokedAt} /> };
  const label = t('key.revoke.name', { name });
  return (
    <Card
      title={name}
      isOver={!isLive}
      beside={
        <>
          <code>{prefix}…</code>
          {isLive && <Button href={`${home}/${id}/revoke`} text={t('key.revoke')} label={label} danger small quiet />}
        </>
      }
      facts={{
        [t('key.may')]: new Intl.ListFormat(language).format(scopes),
        [t('key.created')]: <When at={createdAt} isDay />,
        [t('last_used')]: <When at={lastUsedAt} />,
        ...end,
      }}
    />
  );
}

/** The form for a new key, with submitted values. */
function NewKey({ isFirst }: { isFirst: boolean }): VNode {
  const { t, filled } = useSite();
  const expires = filled?.values.expires ?? '365';
  return (
    <details class="card" open={isFirst || filled !== null} id="new-key">
      <summary>{t('key.new')}</summary>
      <PostForm class="" submit={t('key.generate')}>
        <Input name="name" label={t('field.name')} hint={t('key.name.hint')} />
        <fieldset>
          <legend>{t('key.scopes')}</legend>
          {ownScopes.map((scope) => (
            <label key={scope} class="choice">
              <input
                type="checkbox"
                name={`scope_${scope}`}
                value={scope}
                checked={filled === null || filled.values[`scope_${scope}`] === scope}
              />
              {t(`key.scope.${scope}`)}
            </label>
          ))}
        </fieldset>
        <div class="field">
          <label for="expires">{t('key.lifetime')}</label>
          <select id="expires" name="expires">
            {lifetimes.map((each) => (
              <option key={each} value={each} selected={each === expires}>
                {t(`key.lifetime.${each}`)}
              </option>
            ))}
          </select>
        </div>
      </PostForm>
    </details>
  );
}

/** Shows a new key once; 404 after that. */
export const key = formPage(members, {
  show: async (visit) => {
    const { parts, req, t } = visit;
    const record = await ownKey(visit);
    const secret = takeOnce(visit, { ...newKey, id: record.id });
    if (secret === null) return { to: home };
    const base = originOf(req, parts.config) + parts.config.basePaths[0];
    // Without the scope `read`, the key may not call `/me`.
    const path = record.scopes.includes('read') ? '/me' : '/forum/boards';
    const command = `curl -s ${base}${path} -H 'Authorization: Bearer ${secret}'`;
    return {
      title: t('key.made'),
      isWide: true,
      content: (
        <>
          <Note kind="warning">{t('key.once')}</Note>
          <h2>{record.name}</h2>
          <CopyBox id="new-key" label={t('key.copy')} text={secret} />
          <h2>{t('key.try')}</h2>
          <p>{t(path === '/me' ? 'key.try.whose' : 'key.try.paste')}</p>
          <CopyBox id="try-key" label={t('key.command.copy')} text={command} />
          <ActionLink href={home} text={t('key.copied')} />
        </>
      ),
    };
  },
});

/** Revokes an active key. */
export const revocation = askPage(members, 'key.revocation', {
  back: () => home,
  about: async (visit) => {
    const { id, name, prefix, isLive } = await ownKey(visit);
    return isLive ? { id, name, prefix } : null;
  },
  act: async ({ parts, account, t }, { id, name }) => {
    await revokeApiKey(parts.database.prisma, id, account.id);
    return { to: home, notice: t('key.is_revoked', { name }) };
  },
});

/** The user's own key; other keys are 404. */
async function ownKey({ parts, account, req, t }: Visit<Account>): Promise<KeyRecord> {
  try {
    return await findApiKey(parts.database.prisma, idIn(req), account.id);
  } catch (error) {
    if (!(error instanceof AccountError)) throw error;
    throw problem('route_not_found', { message: t('key.missing') });
  }
}
