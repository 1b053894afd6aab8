import type { VNode } from 'preact';
import { Narrow, Note } from './forms.js';
import { ActionLink } from './links.js';

/** What is said of a link that is worth nothing. */
export function BadLink({ message, again }: { message: string; again: string }): VNode {
  return (
    <Narrow title="This link is not valid">
      <Note kind="fault">{message}</Note>
      <ActionLink href={again} kind="quiet">
        Ask for another
      </ActionLink>
    </Narrow>
  );
}
