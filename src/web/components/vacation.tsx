import type { VNode } from 'preact';
import { type Schemas, useSite } from './context.js';
import { Note, When } from './parts.js';

/** Until when the orders of a store wait; nothing without a vacation. */
export function Vacation({ of: vacation }: { of: Schemas['Vacation'] | null }): VNode | null {
  const { t } = useSite();
  if (vacation === null) return null;
  return (
    <Note kind="warning">
      {t('vacation.until')} <When at={`${vacation.until} 00:00`} isDay />. <span dir="auto">{vacation.note}</span>
    </Note>
  );
}
