/** @import { Visitor } from './types.js' */

/**
 * Schemas avoid constructs that common tools misread: fractional `multipleOf` is divided in binary; binary values have no
 * text length; Go uses `New…` for constructors; and a number is no name for a constant.
 * @returns {Visitor}
 */
export function portableSchema() {
  return {
    ref(reference, context) {
      const [, name = ''] = /(?:^|\/)(New[A-Z]\w*)\.yaml$/.exec(reference.$ref) ?? [];
      if (name !== '') context.report({ message: `\`${name}\` is what Go calls a function.` });
    },
    Schema(schema, context) {
      const { multipleOf = 1, format, enum: values = [], 'x-decimals': decimals = 2 } = schema;
      /** @type {(message: string) => void} */
      const report = (message) => context.report({ message });
      if (!Number.isInteger(multipleOf)) report('`multipleOf` a fraction refuses valid numbers: say `x-decimals`.');
      if (decimals !== 2) report('Nothing checks `x-decimals` other than 2.');
      if (format === 'binary' && ('minLength' in schema || 'maxLength' in schema)) {
        report('The length of a file is not that of a text.');
      }
      /** @type {(value: unknown) => boolean} */
      const isWord = (value) => value === null || /^[a-z][a-z0-9_]*$/.test(String(value));
      if (values.every(isWord)) return;
      for (const names of /** @type {const} */ (['x-enum-varnames', 'x-enumNames'])) {
        if (schema[names]?.length !== values.length)
          report(`These values are no words: \`${names}\` has to name each.`);
      }
    },
  };
}
