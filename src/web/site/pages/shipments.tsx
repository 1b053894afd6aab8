import type { VNode } from 'preact';
import { type Schemas, useSite } from '../../components/context.js';
import { Form } from '../../components/form.js';
import { itemTitle } from '../../components/goods.js';
import { Section, State, When } from '../../components/parts.js';

type ShipmentsProps = {
  order: Schemas['Order'];
  list: Schemas['ShipmentList'];
};

/** The parcels of an order with their tracking, and the form to send one. */
export function Shipments({ order, list }: ShipmentsProps): VNode | null {
  const { t, account } = useSite();
  const { shipments } = list;
  const canDeliver = list.can_ship || account?.username === order.buyer;
  const canShip =
    list.can_ship && ['paid', 'completed', 'disputed'].includes(order.status) && unshipped(order).length > 0;
  if (shipments.length === 0 && !canShip) return null;
  return (
    <Section id="parcels" title={t('parcels')}>
      <ol>
        {shipments.map((shipment) => (
          <li key={shipment.id} id={`parcel-${shipment.id}`}>
            <Parcel of={shipment} titles={titlesOf(order, shipment.items)} />
            {canDeliver && shipment.delivered_at === null && (
              <Form
                of="deliverShipment"
                path={{ id: order.id, shipment_id: shipment.id }}
                submit={t('parcel.deliver')}
                entry={`parcel-${shipment.id}`}
                quiet
              />
            )}
          </li>
        ))}
      </ol>
      {canShip && <Shipping order={order} />}
    </Section>
  );
}

/** Items left to ship of an order. */
export const unshipped = ({ items }: Schemas['Order']) =>
  items
    .filter(({ kind }) => kind === 'physical')
    .map(({ shipped_quantity: shipped, returned_quantity: returned, refunded_quantity: refunded, ...item }) => ({
      ...item,
      left: item.quantity - shipped - Math.max(0, refunded - Math.min(returned, shipped)),
    }))
    .filter(({ left }) => left > 0);

/** Items of a step of an order, as text. */
export const titlesOf = (order: Schemas['Order'], items: readonly Schemas['OrderStepItem'][]): string =>
  items
    .map(({ product_id: id, variant_id: variant, quantity }) => {
      const item = order.items.find((each) => each.product_id === id && each.variant_id === variant);
      return `${quantity} × ${item === undefined ? id : itemTitle(item)}`;
    })
    .join(', ');

function Parcel({ of: shipment, titles }: { of: Schemas['Shipment']; titles: string }): VNode {
  const { t } = useSite();
  const { carrier, tracking, url, created_at: at, delivered_at: deliveredAt } = shipment;
  const by = [carrier, tracking].filter((each) => each !== null).join(' ');
  return (
    <>
      <State of={deliveredAt === null ? 'shipped' : 'delivered'} /> <bdi>{by}</bdi>{' '}
      {url !== null && (
        <a href={url} rel="nofollow noopener noreferrer">
          {t('parcel.track')}
        </a>
      )}{' '}
      <span class="soft">
        <When at={deliveredAt ?? at} />
      </span>
      <p dir="auto">{titles}</p>
    </>
  );
}

/** The form of a parcel, with all that is left. */
function Shipping({ order }: { order: Schemas['Order'] }): VNode {
  const { t } = useSite();
  const items = pieceFields(unshipped(order), ({ left }) => ({ value: left }));
  return (
    <Form
      of="createShipment"
      path={{ id: order.id }}
      summary={t('parcel.ship')}
      fields={[
        ...items.map((field, at) => (at === 0 ? { ...field, hint: t('parcel.items_hint') } : field)),
        'carrier',
        'tracking',
        { name: 'url', label: t('parcel.url') },
      ]}
      submit={t('parcel.ship')}
      next={`/orders/${order.id}#parcels`}
    />
  );
}

/** Items of a shipment or a return at most, as in the contract. */
const mostItems = 50;

type Piece = Pick<Schemas['OrderItem'], 'product_id' | 'variant_id' | 'variant_label' | 'title'>;

/** Fields of pieces of an order: a quantity of each, whose title is the label unless `own` has another. */
export const pieceFields = <Each extends Piece>(
  items: readonly Each[],
  own: (item: Each) => { value?: number; label?: string },
) =>
  items
    .slice(0, mostItems)
    .flatMap((item, index) => [
      { name: `items.${index}.quantity`, required: false, label: itemTitle(item), ...own(item) },
      { name: `items.${index}.product_id`, value: item.product_id, hidden: true },
      ...(item.variant_id === null
        ? []
        : [{ name: `items.${index}.variant_id`, value: item.variant_id, hidden: true }]),
    ]);
