// Mutation operators that keep a line compilable. Each returns the broken line, or null if it does not apply.

/** @typedef {{ name: string, apply: (line: string) => string | null }} Operator */

/** @type {(name: string, find: RegExp, put: string | ((...found: string[]) => string)) => Operator} */
const replacing = (name, find, put) => ({
  name,
  apply: (line) => {
    const changed = typeof put === 'string' ? line.replace(find, put) : line.replace(find, put);
    return changed === line ? null : changed;
  },
});

const comparisons = [
  replacing('< becomes <=', / < /, ' <= '),
  replacing('<= becomes <', / <= /, ' < '),
  replacing('> becomes >=', / > /, ' >= '),
  replacing('>= becomes >', / >= /, ' > '),
];

const constants = [
  replacing('another number', /(?<=[ (=[])(\d[\d_]*)(?=[ ,;)\]}]|$)/, (number) =>
    String(2 * Number(number.replaceAll('_', '')) + 1),
  ),
  replacing('true becomes false', /\btrue\b/, 'false'),
  replacing('false becomes true', /\bfalse\b/, 'true'),
];

/** @type {Operator[]} */
export const ofCode = [
  replacing(
    'negated condition',
    /\bif \((.+)\)(?= (?:\{|return|throw|await|for|continue|break|[\w.#]+[.(]))/,
    'if (!($1))',
  ),
  replacing('negated condition', /\bif \((.+)\)$/, 'if (!($1))'),
  ...comparisons,
  replacing('=== becomes !==', / === /, ' !== '),
  replacing('!== becomes ===', / !== /, ' === '),
  replacing('&& becomes ||', / && /, ' || '),
  replacing('|| becomes &&', / \|\| /, ' && '),
  replacing('no negation', /(?<=[ (])!(?=[\w(])/, ''),
  ...constants,
  replacing('dropped statement', /^\s*(?:await )?[\w.#]+\(.*\);$/, ''),
  replacing('dropped assignment', /^\s*[\w.#]+(?:\[.*\])? [+-]?= .*;$/, ''),
  replacing('dropped exception', /^(\s*)throw .*;$/, ''),
  replacing('dropped exception', /(?<=\) )throw .*;$/, '{}'),
];

/** @type {Operator[]} */
export const ofSql = [
  {
    name: 'dropped term',
    apply: (line) => {
      const [, term = ''] = /^\s*(AND .*?)(?:[`;]|$)/.exec(line) ?? [];
      const isWhole = term !== '' && term.split('(').length === term.split(')').length && !term.includes('${');
      return isWhole ? line.replace(term, '') : null;
    },
  },
  replacing('WHERE that lets all through', /\bWHERE (?!true OR)/, 'WHERE true OR '),
  ...comparisons,
  replacing('AND becomes OR', /(?<! BETWEEN .*) AND /, ' OR '),
  replacing('OR becomes AND', / OR (?!REPLACE)/, ' AND '),
  replacing('IS NULL becomes IS NOT NULL', /\bIS NULL\b/, 'IS NOT NULL'),
  replacing('IS NOT NULL becomes IS NULL', /\bIS NOT NULL\b/, 'IS NULL'),
  replacing('NOT EXISTS becomes EXISTS', /\bNOT EXISTS\b/, 'EXISTS'),
  replacing('= becomes <>', /(?<=\b(?:ON|AND|WHERE|WHEN)\b.*) = /, ' <> '),
  replacing('other direction', / DESC\b/, ' ASC'),
  replacing('+ becomes -', / \+ /, ' - '),
  replacing('no lock', / FOR (?:NO KEY )?(?:UPDATE|SHARE)\b/, ''),
  ...constants,
];
