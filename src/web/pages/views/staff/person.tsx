import type { VNode } from 'preact';
import type { components } from '../../../../../generated/openapi.js';
import type { Account } from '../../../../accounts/users/accounts.js';
import { roles } from '../../../../accounts/users/users.js';
import { reasonToLeaveAlone } from '../../../../moderation/policy.js';
import type { ShownPost } from '../../staff/posts.js';
import { Fact } from '../fact.js';
import { Choice, Form } from '../forms.js';
import { Day, Moment } from '../time.js';
import { StaffFrame } from './frame.js';
import { type PersonForm, TextForm } from './person-form.js';
import { Posts } from './posts.js';
import { Removals } from './removals.js';
import { Warnings } from './warnings.js';
import { lengths } from './words.js';

type Standing = components['schemas']['UserStanding'];
type Restriction = components['schemas']['Restriction'];

type ActionsProps = { account: Account; standing: Standing; form: PersonForm; back: string; token: string };

const kinds = {
  suspension: { now: 'Suspended', act: 'Suspend', button: 'Suspend', end: 'End the suspension' },
  silence: { now: 'Silenced', act: 'Silence', button: 'Silence', end: 'End the silence' },
} as const;

/** What somebody may do, and what staff may do about it. */
export function PersonActions({ account, standing, form, back, token }: ActionsProps): VNode {
  const { username, role, suspension, silence } = standing;
  const alone = reasonToLeaveAlone(standing, account);
  const path = `/staff/people/${username}`;
  return (
    <>
      <dl class="facts">
        <Fact label="Role">{role}</Fact>
        <RestrictionFact label="Suspended" restriction={suspension} />
        <RestrictionFact label="Silenced" restriction={silence} />
      </dl>
      {alone !== null && <p class="empty">{alone}</p>}
      {alone === null &&
        (['suspension', 'silence'] as const).map((kind) => (
          <RestrictionForm
            key={kind}
            kind={kind}
            isOn={(kind === 'suspension' ? suspension : silence) !== null}
            path={path}
            form={form}
            back={back}
            token={token}
          />
        ))}
      {alone === null && (
        <TextForm
          of="warning"
          summary="Warn"
          action={`${path}/warnings`}
          label="Warning"
          hint="The user has to acknowledge it before publishing again. It is sent by email as well."
          button="Warn"
          form={form}
          back={back}
          token={token}
        />
      )}
      {alone === null && account.role === 'admin' && (
        <details class="card">
          <summary>Give another role</summary>
          <Form action={`${path}/role`} token={token}>
            <input type="hidden" name="back" value={back} />
            <Choice
              id="role"
              name="role"
              label="Role"
              options={Object.fromEntries(roles.map((each) => [each, each]))}
              value={role}
            />
            <button type="submit">Give this role</button>
          </Form>
        </details>
      )}
    </>
  );
}

function RestrictionFact({ label, restriction }: { label: string; restriction: Restriction | null }): VNode {
  if (restriction === null) return <Fact label={label}>no</Fact>;
  const { since, until, reason } = restriction;
  return (
    <Fact label={label}>
      since <Day at={new Date(since)} />,{' '}
      {until === null ? (
        'without an end'
      ) : (
        <>
          until <Moment at={new Date(until)} />
        </>
      )}
      {reason !== null && <span class="reason">{reason}</span>}
    </Fact>
  );
}

type FormProps = {
  kind: keyof typeof kinds;
  isOn: boolean;
  path: string;
  form: PersonForm;
  back: string;
  token: string;
};

function RestrictionForm({ kind, isOn, path, form, back, token }: FormProps): VNode {
  const { act, button, end } = kinds[kind];
  return (
    <>
      {isOn && (
        <Form action={`${path}/${kind}/end`} class="actions" token={token}>
          <input type="hidden" name="back" value={back} />
          <button type="submit" class="quiet">
            {end}
          </button>
        </Form>
      )}
      <TextForm
        of={kind}
        summary={isOn ? `${act} for another reason or time` : act}
        action={`${path}/${kind}`}
        label="Reason"
        hint="For the user, other staff and the log, which is kept after the account is deleted. Do not mention other names."
        button={button}
        form={form}
        back={back}
        token={token}
      >
        <Choice
          id={`${kind}-length`}
          name="length"
          label="How long"
          options={lengths}
          value={form.of === kind ? form.length : '7'}
        />
      </TextForm>
    </>
  );
}

type PersonProps = {
  account: Account;
  notice: string | null;
  fault: string | null;
  profile: components['schemas']['UserProfile'];
  posts: readonly ShownPost[];
  warnings: components['schemas']['WarningList'];
  removals: components['schemas']['PersonRemovalList'];
  form: PersonForm;
  token: string;
};

/** Somebody, as staff see them. */
export function PersonView(props: PersonProps): VNode {
  const { account, notice, fault, profile, posts, warnings, removals, form, token } = props;
  const { username, member_since: since, counts, standing } = profile;
  return (
    <StaffFrame account={account} here="People" title={username} notice={notice} fault={fault}>
      <p class="hint">
        Here since <Day at={new Date(since)} />. Topics: {counts.topics}, questions: {counts.questions}, answers:{' '}
        {counts.answers}, public videos: {counts.videos}.
      </p>
      {standing === null ? (
        <p class="empty">The account is deleted.</p>
      ) : (
        <>
          <PersonActions
            account={account}
            standing={standing}
            form={form}
            back={`/staff/people/${username}`}
            token={token}
          />
          <p class="actions">
            <a href={`/staff?status=any&target=user:${standing.id}`}>Reports about them</a>
            {account.role === 'admin' && <a href={`/staff/log?target=user:${username}`}>What was done about them</a>}
            {account.role === 'admin' && <a href={`/staff/log?actor=${username}`}>What they did as staff</a>}
          </p>
        </>
      )}
      <Warnings {...warnings} />
      <Removals
        {...removals}
        username={username}
        isAllowed={standing !== null && reasonToLeaveAlone(standing, account) === null}
        form={form}
        token={token}
      />
      <Posts posts={posts} token={token} />
    </StaffFrame>
  );
}
