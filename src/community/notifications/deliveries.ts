import type { components } from '../../../generated/openapi.js';
import { objectSql } from '../../core/database/formats.js';
import type { Sql } from '../../core/database/row.js';
import { replying, type Statement } from '../../core/database/statement.js';

type Settings = components['schemas']['NotificationSettings'];

/** Default delivery for each reason. */
const defaults = {
  group: 'mail',
  mention: 'mail',
  message: 'mail',
  order: 'mail',
  own: 'digest',
  watched: 'digest',
} satisfies Settings;

/** SQL of the rows of all reasons, with this alias. */
export const reasons = (name: string): Sql =>
  `(VALUES ${Object.entries(defaults)
    .map(([reason, delivery]) => `('${reason}', '${delivery}')`)
    .join(', ')}) ${name} (reason, delivery)`;

/** SQL of a person's delivery for a reason. */
export const deliverySql = (user: Sql, reason: Sql): Sql => `(
  SELECT coalesce(s.delivery, preset.delivery) FROM ${reasons('preset')}
  LEFT JOIN notification_settings s ON s.user_id = ${user} AND s.reason = preset.reason WHERE preset.reason = ${reason}
)`;

const deliveries = Object.keys(defaults).map((reason) => [reason, deliverySql('$1::integer', `'${reason}'`)] as const);

/** $1 user. */
export const settingsOf = replying('NotificationSettings', {
  name: 'notification_settings',
  text: `SELECT ${objectSql(Object.fromEntries(deliveries))}::text AS reply`,
});

/** $1 user, $2 changes. */
export const changeSettings: Statement<never> = {
  name: 'change_notification_settings',
  text: `
    INSERT INTO notification_settings (user_id, reason, delivery) SELECT $1::integer, key, value FROM json_each_text($2::json)
    ON CONFLICT (user_id, reason) DO UPDATE SET delivery = excluded.delivery`,
};
