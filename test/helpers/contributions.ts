import type { Response } from 'supertest';
import type { TestApp } from './app.js';
import {
  createOperation,
  draft,
  edit,
  editOperation,
  type KindName,
  kindNames,
  kindsThatCan,
  make,
  revisionsPathOf,
  send,
  textsOf,
  typeOf,
} from './kinds.js';
import type { Operation } from './requests.js';

/**
 * One way to create or edit content as a member. Its preconditions are made in `app`; the last call may go to another app.
 */
export type Contribution = {
  operation: string;
  type: string;
  send: (to: TestApp, text: string) => Promise<Response>;
};

const isContribution = (operation: Operation | undefined) => operation?.contribution != null;

/** All operations that create or edit a member's content. */
export function contributions(app: () => TestApp): Contribution[] {
  const of = (name: KindName, operation: string, call: Contribution['send']): Contribution => ({
    operation,
    type: typeOf(name),
    send: call,
  });
  const changed = (name: KindName, text: string) => textsOf(name, 'A title', text);
  const creations = kindNames
    .filter((name) => isContribution(createOperation(name)))
    .map((name) =>
      of(name, createOperation(name)?.id ?? '', async (to, text) =>
        send(to, await draft(app(), name), changed(name, text)),
      ),
    );
  const edited = kindNames.filter((name) => isContribution(editOperation(name)));
  const edits = edited.map((name) =>
    of(name, editOperation(name)?.id ?? '', async (to, text) => edit(to, await make(app(), name), changed(name, text))),
  );
  const restorations = kindsThatCan('revise')
    .filter((name) => edited.includes(name))
    .map((name) =>
      of(name, 'restoreRevision', async (to, text) => {
        const made = await make(app(), name);
        for (const said of [text, 'Other']) await edit(app(), made, changed(name, said)).expect(200);
        return to.api.post(`${revisionsPathOf(made)}/2/restore`, made.by.key);
      }),
    );
  return [...creations, ...edits, ...restorations];
}
