import { arraySql, isoSql } from '../../core/database/formats.js';
import { replying } from '../../core/database/statement.js';

/** Parcels of an order at most. */
export const mostShipments = 100;

/** A shipment `r` as the contract shows it. */
export const shipmentFields = `
  r.id, r.order_id, r.items, r.carrier, r.tracking, r.url, ${isoSql('r.created_at')} AS created_at, ${isoSql('r.delivered_at')} AS delivered_at`;

/** $1 order, $2 whether the reader ships it. */
export const shipmentsOf = replying('ShipmentList', {
  name: 'shipments',
  text: `SELECT row_to_json(r)::text AS reply FROM (SELECT coalesce((
    SELECT ${arraySql('shipment', { order: 'shipment.id' })}
    FROM (SELECT ${shipmentFields} FROM shipments r WHERE r.order_id = $1 ORDER BY r.id LIMIT ${mostShipments}) shipment
  ), '[]') AS shipments, $2::boolean AS can_ship) r`,
});

/** $1 shipment. */
export const shipmentById = replying('Shipment', {
  name: 'shipment',
  text: `SELECT row_to_json(r)::text AS reply FROM (SELECT ${shipmentFields} FROM shipments r WHERE r.id = $1) r`,
});
