import type { VNode } from 'preact';
import type { OperationId } from '../../../generated/contract.js';
import type { TextKey } from '../texts/texts.js';
import { useSite } from './context.js';
import { Form } from './form.js';
import { Text } from './parts.js';

/** Prefix of a question's texts: title, and by ending the heading, the explanation and the button. */
export type Subject = TextKey extends infer Key ? (Key extends `${infer Name}.heading` ? Name : never) : never;

type QuestionProps = {
  subject: Subject;
  /** Values of its texts. */
  values: Readonly<Record<string, string | number>>;
  of: OperationId;
  path: Readonly<Record<string, string | number>>;
  /** Target of the cancel link, and of what was done. */
  back: `/${string}`;
};

/** Asks before an operation that cannot be undone. */
export function Question({ subject, values, back, ...form }: QuestionProps): VNode {
  const { t } = useSite();
  return (
    <section class="narrow">
      <h1>{t(`${subject}.heading`, values)}</h1>
      <Text of={`${subject}.about`} values={values} as="p" />
      <Form {...form} class="actions" next={back}>
        <button type="submit" class="danger">
          {t(`${subject}.submit`)}
        </button>
        <a class="button quiet" href={back}>
          {t('keep')}
        </a>
      </Form>
    </section>
  );
}
