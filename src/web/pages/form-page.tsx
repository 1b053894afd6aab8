import type { ComponentChildren, VNode } from 'preact';
import type { Account } from '../../accounts/users/accounts.js';
import { AccountError, type AccountFault } from '../../accounts/users/users.js';
import { PostForm } from '../components/fields.js';
import { Note, Text } from '../components/parts.js';
import { ProfileMenu, type ProfilePlace } from '../components/profile-menu.js';
import type { Subject } from '../components/question.js';
import { textsOf } from '../components/submit-form.js';
import { requireIdentity } from '../middleware/identity.js';
import { Refusal } from '../refusal.js';
import { faultIn } from '../texts/problems.js';
import { isTextKey, type Translate } from '../texts/texts.js';
import { noticeOf, type Page, type Visit } from '../visit.js';
import { IdentityFields } from './identity.js';

/** The content of a page. */
export type FormContent = {
  title: string;
  /** The heading if it is not the title; null if the content has it. */
  heading?: ComponentChildren;
  /** The page's entry in the menu of the profile. */
  place?: ProfilePlace;
  /** True for the full width; the default for pages with a menu. */
  isWide?: boolean;
  content: ComponentChildren;
  status?: number;
};

/** The reply of a page: content, or a redirect with a notice. */
export type Answer = FormContent | { to: `/${string}` | URL; notice?: string | undefined };

type PageOf<Who extends Visit['account']> = {
  show: (visit: Visit<Who>) => Answer | Promise<Answer>;
  /** Handles the submitted form. @throws Refusal or AccountError, with which the page is shown again */
  act?: (visit: Visit<Who>) => Promise<Answer>;
};

/** Access of a page: everybody, members, or members who have just confirmed their identity. */
type Guard<Who extends Visit['account']> = (page: Page<Who>) => Page;

/** Access for signed-in and anonymous visitors. */
export const everybody: Guard<Visit['account']> = (page) => page;

/** A page whose form, if any, posts to its own path. */
export function formPage<Who extends Visit['account']>(
  guard: Guard<Who>,
  { show, act }: PageOf<Who>,
): { get: Page; post?: Page } {
  const get: Page<Who> = async (visit) => answer(visit, await show(visit), null);
  if (act === undefined) return { get: guard(get) };
  const post: Page<Who> = async (visit) => {
    const done = await act(visit).catch((error) => refusalOf(error, visit));
    if (done instanceof Refusal) await answer(visit, await show(visit), done);
    else await answer(visit, done, null);
  };
  return { get: guard(get), post: guard(post) };
}

async function answer(visit: Visit, answered: Answer, refusal: Refusal | null): Promise<void> {
  const { req, t } = visit;
  if ('to' in answered) {
    if (answered.notice !== undefined) req.session.notice = answered.notice;
    await visit.redirect(answered.to);
    return;
  }
  const { title, status = 200 } = answered;
  const notice = noticeOf(visit)?.text ?? null;
  const problem = refusal && inWords(refusal, t);
  await visit.show({
    title: refusal === null ? title : t('form.refused', { title }),
    status: refusal?.status ?? status,
    filled: problem && { operation: null, values: textsOf(req.body), problem, preview: null, once: null },
    content: <Frame {...answered} {...{ fault: problem?.message ?? null, notice, t }} />,
  });
}

/** The fields of account faults. */
const fields: Partial<Record<AccountFault, string>> = {
  invalid_username: 'username',
  username_taken: 'username',
  invalid_email: 'email',
  email_taken: 'email',
};

function refusalOf(error: unknown, { t, field }: Visit): Refusal {
  if (error instanceof Refusal) return error;
  if (!(error instanceof AccountError)) throw error;
  const key = `fault.${error.fault}`;
  const said = isTextKey(key) ? t(key, { email: field('email').trim() }) : error.message;
  const name = fields[error.fault];
  return new Refusal(409, name === undefined ? said : { [name]: said });
}

/** The refusal with translated messages. */
function inWords({ status, message, details }: Refusal, t: Translate) {
  const params = Object.entries(details.params).map(([name, said]) => [name, faultIn(t, said)]);
  return { status, message: faultIn(t, message), details: { params: Object.fromEntries(params) } };
}

type FrameProps = FormContent & { fault: string | null; notice: string | null; t: Translate };

/** The frame of a page: menu, notice, heading and fault. */
function Frame({ title, heading = title, place, isWide = place !== undefined, ...frame }: FrameProps): VNode {
  const { content, fault, notice, t } = frame;
  const inner = (
    <>
      {notice !== null && <Note kind="done">{notice}</Note>}
      {heading !== null && <h1>{heading}</h1>}
      {fault !== null && <Note kind="fault">{fault || t('problem.invalid_param')}</Note>}
      {content}
    </>
  );
  return (
    <>
      {place && <ProfileMenu here={place} />}
      {isWide ? inner : <section class="narrow">{inner}</section>}
    </>
  );
}

type Confirmation<Of> = {
  /** The subject, with values for the texts; null if there is nothing to ask. Absent for the account itself. */
  about?: (visit: Visit<Account>) => Of | null | Promise<Of | null>;
  /** Target of the cancel link. */
  back: (of: Of | null) => `/${string}`;
  /** True for a harmless action. */
  isHarmless?: boolean;
  /** True if the identity has to be confirmed. */
  confirmIdentity?: boolean;
  act: (visit: Visit<Account>, of: Of) => Promise<Answer>;
};

/** A confirmation page for an action that cannot be undone. */
export function askPage<Of extends object>(
  guard: Guard<Account>,
  subject: Subject,
  { about = () => ({}) as Of, back, isHarmless = false, confirmIdentity = false, act }: Confirmation<Of>,
): { get: Page; post?: Page } {
  return formPage(guard, {
    show: async (visit) => {
      const { t } = visit;
      const of = await about(visit);
      if (of === null) return { to: back(null) };
      const values = of as Record<string, string | number>;
      return {
        title: t(subject),
        heading: t(`${subject}.heading`, values),
        content: (
          <>
            <Text of={`${subject}.about`} values={values} as="p" />
            <PostForm submit={t(`${subject}.submit`)} danger={!isHarmless} cancel={[back(of), t('keep')]}>
              {confirmIdentity ? <IdentityFields /> : undefined}
            </PostForm>
          </>
        ),
      };
    },
    act: async (visit) => {
      const of = await about(visit);
      if (of === null) return { to: back(null) };
      if (confirmIdentity) await requireIdentity(visit);
      return act(visit, of);
    },
  });
}
