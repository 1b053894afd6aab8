import type { VNode } from 'preact';
import { type Schemas, useSite } from '../../components/context.js';
import { Form } from '../../components/form.js';
import type { SitePage } from '../../components/page.js';
import { ActionLink, Button, Card, CopyBox, Empty, Items, Note, Text, When } from '../../components/parts.js';
import { Question } from '../../components/question.js';

type Key = Schemas['OwnKey'];

const home = '/profile/keys';
/** Most live keys of a user, as the operation has it. */
const maxLiveKeys = 10;
const scopes = ['read', 'write', 'account'] as const;
/** Days for which keys are valid. */
const lifetimes = [7, 30, 90, 365, 730] as const;

/** The user's keys, and the form to create one. */
export const showKeys: SitePage = async ({ read, t }) => {
  const { keys } = await read('listMyKeys');
  const live = keys.filter((key) => key.is_live);
  const past = keys.filter((key) => !key.is_live);
  return {
    title: t('account.keys'),
    place: 'account.keys',
    isKept: false,
    content: (
      <>
        <Text of="keys.about" href="/docs" as="p" />
        <Items label={t('keys.own')} empty={t('keys.none')}>
          {live.map((key) => (
            <KeyItem key={key.id} of={key} />
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
                <KeyItem key={key.id} of={key} />
              ))}
            </Items>
          </details>
        )}
      </>
    ),
  };
};

/** One key. Expired and revoked keys have no revoke button. */
function KeyItem({ of: { id, name, prefix, is_live: isLive, ...key } }: { of: Key }): VNode {
  const { t, language } = useSite();
  const end =
    key.revoked_at === null
      ? { [t(isLive ? 'key.expires' : 'key.expired')]: <When at={key.expires_at} isDay /> }
      : { [t('key.revoked')]: <When at={key.revoked_at} /> };
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
        [t('key.scopes')]: new Intl.ListFormat(language).format(key.scopes),
        [t('key.created')]: <When at={key.created_at} isDay />,
        [t('last_used')]: <When at={key.last_used_at} />,
        ...end,
      }}
    />
  );
}

/** The form for a new key, with submitted values. */
function NewKey({ isFirst }: { isFirst: boolean }): VNode {
  const { t, filled } = useSite();
  const options = Object.fromEntries(lifetimes.map((days) => [`P${days}D`, t(`key.lifetime.${days}`)]));
  const fields = [
    { name: 'name', label: t('field.name'), hint: t('key.name.hint') },
    { name: 'expires_at', label: t('key.expires'), value: 'P365D', options, none: t('never') },
  ];
  return (
    <details class="card" open={isFirst || filled !== null} id="new-key">
      <summary>{t('key.new')}</summary>
      <Form of="createMyKey" class="" fields={fields} once="key" next={`${home}/{id}`}>
        <fieldset>
          <legend>{t('key.scopes')}</legend>
          {scopes.map((scope, place) => (
            <label key={scope} class="choice">
              <input
                type="checkbox"
                name={`scopes.${place}`}
                value={scope}
                checked={filled === null ? scope !== 'account' : filled.values[`scopes.${place}`] === scope}
              />
              {t(`key.scope.${scope}`)}
            </label>
          ))}
        </fieldset>
        <button type="submit">{t('key.generate')}</button>
      </Form>
    </details>
  );
}

/** Shows a new key once. */
export const showNewKey: SitePage = async ({ read, takeSecret, apiUrl, t }) => {
  const { name, scopes: granted } = await read('getMyKey');
  const secret = takeSecret();
  // Without the scope `read`, the key may not call `/me`.
  const path = granted.includes('read') ? '/me' : '/forum/boards';
  return {
    title: t('key.made'),
    isKept: false,
    leadsTo: secret === null ? home : undefined,
    content: secret !== null && (
      <>
        <Note kind="warning">{t('key.once')}</Note>
        <h2>{name}</h2>
        <CopyBox id="new-key" label={t('key.copy')} text={secret} />
        <h2>{t('key.try')}</h2>
        <p>{t(path === '/me' ? 'key.try.whose' : 'key.try.paste')}</p>
        <CopyBox
          id="try-key"
          label={t('key.command.copy')}
          text={`curl -s ${apiUrl}${path} -H 'Authorization: Bearer ${secret}'`}
        />
        <ActionLink href={home} text={t('key.copied')} />
      </>
    ),
  };
};

/** Revokes an active key. */
export const revokeKey: SitePage = async ({ read, t }) => {
  const { id, name, prefix, is_live: isLive } = await read('getMyKey');
  return {
    title: t('key.revocation'),
    isKept: false,
    hasHeading: true,
    leadsTo: isLive ? undefined : home,
    content: <Question subject="key.revocation" of="revokeMyKey" path={{ id }} values={{ name, prefix }} back={home} />,
  };
};
