import type { VNode } from 'preact';
import type { components } from '../../../../../generated/openapi.js';
import type { Account } from '../../../../accounts/users/accounts.js';
import { type ReportStep, stepFault } from '../../../../moderation/policy.js';
import { Fact, PersonLink } from '../fact.js';
import { Form, Words } from '../forms.js';
import { Moment } from '../time.js';
import { StaffFrame } from './frame.js';
import { Hiding } from './hiding.js';
import { PersonActions } from './person.js';
import type { PersonForm } from './person-form.js';
import { absences, kinds, reasons, statuses, wordFor } from './words.js';

type ReportDetail = components['schemas']['ReportDetail'];

type ReportProps = {
  account: Account;
  notice: string | null;
  fault: string | null;
  report: ReportDetail;
  /** What was filled in. */
  note: string;
  /** Why to hide it; null where that was not filled in. */
  reason: string | null;
  person: PersonForm;
  token: string;
};

/** One report, what it is about, and what can be done. */
export function ReportView(props: ReportProps): VNode {
  const { account, notice, fault, report, token } = props;
  const { id, target_type: type, status, context, author_standing: standing } = report;
  return (
    <StaffFrame account={account} here="Reports" title={`Report ${id}`} notice={notice} fault={fault}>
      <section class="key" aria-labelledby="what">
        <div class="key-head">
          <h2 id="what">
            {wordFor(kinds, type)}: {wordFor(reasons, report.reason).toLowerCase()}
          </h2>
          <span class={`state ${status}`}>{wordFor(statuses, status)}</span>
        </div>
        {report.note !== null && <p class="said">{report.note}</p>}
        <ReportFacts report={report} />
      </section>

      <section aria-labelledby="context">
        <h2 id="context">What it is about</h2>
        {context === null ? (
          <p class="empty">It no longer exists.</p>
        ) : (
          <>
            <Context type={type} context={context} />
            {type !== 'user' && (
              <Hiding
                of={{ type, id: report.target_id }}
                state={context.hidden?.state ?? null}
                reason={props.reason}
                back={`/staff/reports/${id}`}
                token={token}
              />
            )}
          </>
        )}
        <p>
          {report.other_reports === 0 ? (
            'No other reports about it.'
          ) : (
            <a href={`/staff?status=any&target=${type}:${report.target_id}`}>
              Other reports about it: {report.other_reports}
            </a>
          )}
        </p>
      </section>

      <Steps {...props} />

      {standing !== null && (
        <section aria-labelledby="person">
          <h2 id="person">
            <PersonLink name={standing.username} />
          </h2>
          <PersonActions
            account={account}
            standing={standing}
            form={props.person}
            back={`/staff/reports/${id}`}
            token={token}
          />
        </section>
      )}
    </StaffFrame>
  );
}

function ReportFacts({ report }: { report: ReportDetail }): VNode {
  const { reporter, created_at: at, handler, resolved_at: resolved, resolution_note: note } = report;
  return (
    <dl>
      <Fact label="Reported by" person={reporter} />
      <Fact label="On" at={new Date(at)} />
      {handler !== null && <Fact label={resolved === null ? 'Claimed by' : 'Resolved by'}>{handler}</Fact>}
      {resolved !== null && <Fact label="Resolved on" at={new Date(resolved)} />}
      {note !== null && <Fact label="Note">{note}</Fact>}
    </dl>
  );
}

type ContextProps = { type: string; context: components['schemas']['ReportContext'] };

function Context({ type, context: { title, text, author, path, hidden } }: ContextProps): VNode {
  // Nothing else has a page: what was said stands here.
  const href = type === 'share' ? path : type === 'user' ? `/staff${path.replace('users', 'people')}` : null;
  return (
    <div class="key">
      <h3>
        {/* What is hidden, the address shows to none without a key. */}
        {hidden === null && href !== null ? <a href={href}>{title}</a> : title}
      </h3>
      {text !== '' && <blockquote class="said">{text}</blockquote>}
      <dl>
        {author !== null && <Fact label="By" person={author} />}
        {hidden !== null && (
          <Fact label={wordFor(absences, hidden.state)}>
            since <Moment at={new Date(hidden.since)} />
            {hidden.reason !== null && <span class="reason">{hidden.reason}</span>}
          </Fact>
        )}
      </dl>
    </div>
  );
}

function Steps({ account, report, note, token }: ReportProps): VNode {
  const { id, status, handler_id: handlerId } = report;
  const faults = (['claim', 'release', 'resolve'] as const).map(
    (step: ReportStep) =>
      [step, stepFault(step, { status, handlerId } as Parameters<typeof stepFault>[1], account)] as const,
  );
  const can = new Map(faults.map(([step, fault]) => [step, fault === null]));
  const path = `/staff/reports/${id}`;
  const isMine = handlerId === account.id;
  return (
    <section aria-labelledby="steps">
      <h2 id="steps">What to do</h2>
      {can.get('resolve') && (
        <Form action={`${path}/resolution`} class="card" token={token}>
          <Words id="note" name="note" label="Note" value={note} hint="For staff and the log. Do not mention names." />
          <div class="actions">
            <button type="submit" name="outcome" value="upheld">
              Uphold the report
            </button>
            <button type="submit" name="outcome" value="rejected" class="quiet">
              Reject it
            </button>
          </div>
        </Form>
      )}
      {can.get('claim') && !isMine && (
        <Form action={`${path}/claim`} class="actions" token={token}>
          <button type="submit">Claim the report</button>
        </Form>
      )}
      {can.get('release') && status === 'claimed' && (
        <Form action={`${path}/release`} class="actions" token={token}>
          <button type="submit" class="quiet">
            Release the report
          </button>
        </Form>
      )}
      {faults.every(([, fault]) => fault !== null) && (
        <p class="empty">{status === 'claimed' ? `${report.handler} has claimed it.` : 'The report is resolved.'}</p>
      )}
    </section>
  );
}
