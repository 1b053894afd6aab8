import type { VNode } from 'preact';
import { type Schemas, useSite } from '../../components/context.js';
import { Form } from '../../components/form.js';
import { itemTitle } from '../../components/goods.js';
import { Section, State, When } from '../../components/parts.js';
import { pieceFields, titlesOf } from './shipments.js';

type ReturnsProps = {
  order: Schemas['Order'];
  list: Schemas['ReturnList'];
  isSeller: boolean;
  /** The token of the link, for a buyer without an account. */
  token?: string;
};

/** The returns of an order, what its seller can answer, and the form to ask for one. */
export function Returns({ order, list, isSeller, token }: ReturnsProps): VNode | null {
  const { t, account } = useSite();
  const { returns, return_before: before } = list;
  const isOpen = before !== null && Date.now() < Date.parse(before);
  const canAsk = isOpen && (token !== undefined || account?.username === order.buyer);
  if (returns.length === 0 && !canAsk) return null;
  return (
    <Section id={token === undefined ? 'returns' : `returns-${order.id}`} title={t('returns')}>
      <ol>
        {returns.map((each) => (
          <li key={each.id} id={`return-${each.id}`}>
            <State of={`return_${each.status}`} />{' '}
            <span class="soft">
              <When at={each.created_at} />
            </span>
            <p dir="auto">{titlesOf(order, each.items)}</p>
            <blockquote dir="auto">{each.reason}</blockquote>
            {each.answer !== null && <blockquote dir="auto">{each.answer}</blockquote>}
            {isSeller && <Answering order={order.id} of={each} />}
          </li>
        ))}
      </ol>
      {canAsk && (
        <>
          <p class="soft">
            {t('return.before')} <When at={before} />
          </p>
          <Asking order={order} token={token} />
        </>
      )}
    </Section>
  );
}

function Answering({ order, of: { id, status } }: { order: number; of: Schemas['Return'] }): VNode {
  const { t } = useSite();
  const own = { path: { id: order, return_id: id }, id: `answer-${id}`, entry: `return-${id}` };
  return (
    <div class="actions">
      {status === 'requested' && (
        <>
          <Form
            of="acceptReturn"
            {...own}
            summary={t('return.accept')}
            fields={['answer']}
            submit={t('return.accept')}
          />
          <Form
            of="declineReturn"
            {...own}
            summary={t('return.decline')}
            fields={['answer']}
            submit={t('return.decline')}
            danger
          />
        </>
      )}
      {status === 'accepted' && <Form of="receiveReturn" {...own} submit={t('return.receive')} quiet />}
    </div>
  );
}

function Asking({ order, token }: { order: Schemas['Order']; token: string | undefined }): VNode {
  const { t } = useSite();
  const kept = order.items.filter(({ quantity, refunded_quantity: refunded }) => quantity > refunded);
  const items = pieceFields(kept, (item) => ({ label: `${itemTitle(item)} (${t('field.quantity')})` }));
  return (
    <Form
      {...(token === undefined
        ? { of: 'createReturn', path: { id: order.id }, next: `/orders/${order.id}#returns` }
        : { of: 'createGuestReturn', path: { token }, next: `/guest/orders/${token}#returns-${order.id}` })}
      id={token === undefined ? undefined : `return-of-${order.id}`}
      summary={t('return.ask')}
      fields={[
        ...items,
        ...(token === undefined ? [] : [{ name: 'order_id', value: order.id, hidden: true }]),
        'reason',
      ]}
      submit={t('return.ask')}
    />
  );
}
