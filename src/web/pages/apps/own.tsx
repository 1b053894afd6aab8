import type { VNode } from 'preact';
import { listGrants } from '../../../accounts/oauth/grants.js';
import {
  AppError,
  type AppForm,
  type AppRecord,
  appFault,
  changeApp,
  deleteApp,
  findOwnApp,
  listApps,
  maxApps,
  registerApp,
  renewSecret,
} from '../../../accounts/oauth/registration.js';
import type { Account } from '../../../accounts/users/accounts.js';
import { problem } from '../../../core/contract/problems.js';
import { useSite } from '../../components/context.js';
import { Input, Labelled, PostForm, tiesOf } from '../../components/fields.js';
import { ActionLink, Button, Card, CopyBox, Empty, Items, Note, Section, Text, When } from '../../components/parts.js';
import { keepOnce, takeOnce } from '../../middleware/shown-once.js';
import { Refusal } from '../../refusal.js';
import { idIn, members, type Visit } from '../../visit.js';
import { type Answer, askPage, formPage } from '../form-page.js';
import { Grants } from './grants.js';

const home = '/profile/apps';
const place = 'account.apps';

const kinds = ['public', 'confidential'] as const;

/** Authorised apps, own apps, and the form to register one. */
export const apps = formPage(members, {
  show: async ({ parts, account, t }) => {
    const { prisma } = parts.database;
    const own = await listApps(prisma, account.id);
    return {
      title: t('account.apps'),
      place,
      content: (
        <>
          <Section id="allowed-title" title={t('grants')}>
            <Grants grants={await listGrants(prisma, account.id)} />
          </Section>
          <Section id="own-title" title={t('apps.own')}>
            <Text of="apps.own.about" href="/docs" as="p" />
            <Items label={t('apps.own')}>
              {own.map(({ id, name, people, createdAt, isConfidential }) => {
                const facts = {
                  [t('app.secret.keeps')]: t(isConfidential ? 'yes' : 'no'),
                  [t('app.people')]: t('app.people.count', { count: people }),
                  [t('app.registered.on')]: <When at={createdAt} isDay />,
                };
                const label = t('app.open.name', { name });
                const open = <Button href={`${home}/${id}`} text={t('open')} label={label} small quiet />;
                return <Card key={id} title={name} isBelow beside={open} facts={facts} />;
              })}
            </Items>
            {own.length < maxApps ? <Registration /> : <Empty>{t('apps.most')}</Empty>}
          </Section>
        </>
      ),
    };
  },
  act: async (visit) => {
    const { parts, account, field, t } = visit;
    const kind = kinds.find((each) => each === field('kind'));
    const form = formOf(visit, kind === 'confidential');
    if (kind === undefined) throw new Refusal(422, t('app.kind.fault'));
    const { id, secret } = await registerApp(parts.database, account.id, form).catch((error) => {
      throw error instanceof AppError ? new Refusal(409, error.message) : error;
    });
    return showing(visit, id, secret, t('app.registered', { name: form.name }));
  },
});

function Registration(): VNode {
  const { t, filled } = useSite();
  return (
    <details class="card" open={filled !== null} id="new-app">
      <summary>{t('app.new')}</summary>
      <PostForm class="" submit={t('app.register')}>
        <AppFields />
        <fieldset>
          <legend>{t('app.kind')}</legend>
          {kinds.map((kind) => (
            <label key={kind} class="choice">
              <input type="radio" name="kind" value={kind} checked={filled?.values.kind === kind} required />
              {t(`app.kind.${kind}`)}
            </label>
          ))}
        </fieldset>
      </PostForm>
    </details>
  );
}

/** Fields for an app's name and redirect addresses; empty for a new app. */
function AppFields({ app }: { app?: AppRecord }): VNode {
  const { t, filled } = useSite();
  const addresses = { id: 'addresses', hint: t('app.addresses.hint') };
  return (
    <>
      <Input name="name" label={t('field.name')} value={app?.name ?? ''} hint={t('app.name.hint')} />
      <Labelled {...addresses} label={t('app.addresses')}>
        <textarea
          {...tiesOf(addresses)}
          name="addresses"
          rows={3}
          required
          spellcheck={false}
          autoCapitalize="none"
          value={filled?.values.addresses ?? app?.redirectUris.join('\n') ?? ''}
        />
      </Labelled>
    </>
  );
}

/** The submitted fields. @throws Refusal */
function formOf({ field, parts }: Visit, isConfidential: boolean): AppForm {
  const redirectUris = [...new Set(field('addresses').match(/\S+/g))];
  const form = { name: field('name').trim(), redirectUris, isConfidential };
  const fault = appFault(form, parts.config.site.name);
  if (fault !== null) throw new Refusal(422, fault);
  return form;
}

/** Redirects to an app's page, which shows its new secret once. */
function showing(visit: Visit<Account>, id: number, secret: string | null, notice: string): Answer {
  const to = `${home}/${id}` as const;
  if (secret !== null) keepOnce(visit, to, secret);
  return { to, notice };
}

/** The user's own app; other apps are 404. */
async function ownApp({ parts, account, req, t }: Visit<Account>): Promise<AppRecord> {
  const app = await findOwnApp(parts.database.prisma, account.id, idIn(req));
  if (app === null) throw problem('route_not_found', { message: t('app.missing') });
  return app;
}

/** An own app: id, settings, and its secret if new. */
export const app = formPage(members, {
  show: async (visit) => {
    const { t } = visit;
    const own = await ownApp(visit);
    const { id, name, clientId, isConfidential } = own;
    // A refused change shows the page again, and must not use up the secret.
    const secret = visit.req.method === 'POST' ? null : takeOnce(visit);
    return {
      title: t('account.apps'),
      heading: name,
      place,
      content: (
        <>
          <h2>{t('app.id')}</h2>
          <p>{t('app.id.about')}</p>
          <CopyBox id="client-id" label={t('app.id.copy')} text={clientId} />
          {isConfidential && <h2>{t('app.secret')}</h2>}
          {secret !== null && (
            <>
              <Note kind="warning">{t('app.secret.once')}</Note>
              <CopyBox id="client-secret" label={t('app.secret.copy')} text={secret} />
            </>
          )}
          {isConfidential && <ActionLink href={`${home}/${id}/secret`} quiet text={t('app.renewal.submit')} />}
          <h2>{t('app.seen')}</h2>
          <PostForm submit={t('save')}>
            <AppFields app={own} />
          </PostForm>
          <p class="actions">
            <Button href={`${home}/${id}/delete`} text={t('app.deletion.submit')} quiet danger />
            <Button href={home} text={t('apps.all')} quiet />
          </p>
        </>
      ),
    };
  },
  act: async (visit) => {
    const { parts, t } = visit;
    const own = await ownApp(visit);
    await changeApp(parts.database.prisma, own, formOf(visit, own.isConfidential));
    return { to: `${home}/${own.id}`, notice: t('app.saved') };
  },
});

/** Renews the secret of an app. */
export const secretRenewal = askPage(members, 'app.renewal', {
  about: confidentialApp,
  back: (own) => `${home}/${own?.id}`,
  isHarmless: true,
  confirmIdentity: true,
  act: async (visit, own) => {
    const secret = await renewSecret(visit.parts.database.prisma, own);
    return showing(visit, own.id, secret, visit.t('app.renewed'));
  },
});

/** Apps without a secret are 404. */
async function confidentialApp(visit: Visit<Account>): Promise<AppRecord> {
  const own = await ownApp(visit);
  if (!own.isConfidential) throw problem('route_not_found', { message: visit.t('app.no_secret') });
  return own;
}

/** Deletes an app. */
export const appDeletion = askPage(members, 'app.deletion', {
  about: ownApp,
  back: (own) => `${home}/${own?.id}`,
  confirmIdentity: true,
  act: async ({ parts, t }, own) => {
    await deleteApp(parts.database.prisma, own);
    return { to: home, notice: t('app.deleted', { name: own.name }) };
  },
});
