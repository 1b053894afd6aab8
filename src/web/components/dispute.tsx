import type { VNode } from 'preact';
import { useSite } from './context.js';
import { Form } from './form.js';
import { FactList, Prose } from './parts.js';

type Words = Partial<Record<'dispute_reason_html' | 'dispute_answer_html', string>>;

/** The words of both sides of a dispute. */
export function DisputeWords({
  of: { dispute_reason_html: reason, dispute_answer_html: answer },
}: {
  of: Words;
}): VNode {
  const { t } = useSite();
  return (
    <FactList
      of={[
        [t('dispute.buyer'), reason && <Prose html={reason} />],
        [t('dispute.seller'), answer ? <Prose html={answer} /> : t('dispute.unanswered')],
      ]}
    />
  );
}

type DecideProps = { order: number; hint?: string; next?: string; entry?: string };

/** The form for a moderator who decides a dispute: the amount that goes back to the buyer, and why. */
export function DecideDispute({ order, hint, ...after }: DecideProps): VNode {
  const { t } = useSite();
  const amount = { name: 'amount', label: t('dispute.amount'), hint: hint ?? '', required: true };
  return (
    <Form
      of="refundOrder"
      id={`decide-order-${order}`}
      path={{ id: order }}
      fields={[amount, { name: 'reason', label: t('dispute.why'), required: true }]}
      submit={t('dispute.decide')}
      {...after}
    />
  );
}
