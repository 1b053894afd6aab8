import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** @import { Visitor } from './types.js' */

/** The place of a schema that is a field of another, an item of such a list, or what a parameter is. Headers have no names. */
const unnamed = /(?<!\/headers\/[\w-]+\.yaml)#\/(?:properties\/\w+|schema)(?:\/items)?$/;

/**
 * Schemas avoid constructs that common tools misread: fractional `multipleOf` is divided in binary; binary values have no
 * text length; Go uses `New…` for constructors and `Nullable…` for a pointer to a model; a number is no name for a constant;
 * and names are invented for enums and nullable objects that have none. `inline` lists fields that are enums all the same.
 * @param {{ inline: string[] }} options
 * @returns {Visitor}
 */
export function portableSchema({ inline }) {
  return {
    ref(reference, context) {
      const [, name = ''] = /(?:^|\/)(New[A-Z]\w*)\.yaml$/.exec(reference.$ref) ?? [];
      if (name !== '') context.report({ message: `\`${name}\` is what Go calls a function.` });
    },
    Parameter({ schema }, context) {
      const file = context.location.source.absoluteRef;
      const name = basename(file);
      const isShared = existsSync(join(dirname(file), '../schemas', name));
      if (isShared && !schema?.$ref?.endsWith(`/${name}`)) {
        context.report({
          message: `A schema that this is no reference to is called \`${basename(name, '.yaml')}\`, too.`,
        });
      }
    },
    Schema(schema, context) {
      const { multipleOf = 1, format, enum: values = [], 'x-decimals': decimals = 2 } = schema;
      const { absolutePointer } = context.location;
      /** @type {(message: string) => void} */
      const report = (message) => context.report({ message });
      if (!Number.isInteger(multipleOf)) report('`multipleOf` a fraction refuses valid numbers: say `x-decimals`.');
      if (decimals !== 2) report('Nothing checks `x-decimals` other than 2.');
      if (format === 'binary' && ('minLength' in schema || 'maxLength' in schema)) {
        report('The length of a file is not that of a text.');
      }
      const isEnum = ['enum', 'x-extensible-enum', 'const'].some((keyword) => keyword in schema);
      if (isEnum && unnamed.test(absolutePointer) && !inline.includes(String(context.key))) {
        report('An enum is a schema of its own; a constant is a boolean that is `not` the other.');
      }
      const isModel = isEnum || schema.oneOf !== undefined || schema.anyOf !== undefined;
      if (isModel && /\/Nullable\w+\.yaml$/.test(absolutePointer)) {
        report('What may be null is `oneOf` a schema and null where it is used: Go calls another thing so.');
      }
      if (Array.isArray(schema.type) && schema.type.includes('object')) {
        report('An object that may be null is `oneOf` its schema and null where it is used.');
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
