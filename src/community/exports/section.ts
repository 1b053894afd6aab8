/**
 * A list of the archive: one record for each row of the person $1, by the key `at`, which tells them apart.
 * `source` is the table that they are in, also in the schema `removed` if `isRemovable`, and `where` which of its rows `r` are
 * the person's. `record` is SQL of a record; there $2 is the currency, $3 where pages are, and `r.removal` the removal of the row.
 */
export type Section = {
  name: string;
  meaning: string;
  source: string;
  isRemovable: boolean;
  at: string;
  /** SQL of the largest possible key; by default the largest of the table, which then has an index of it. */
  last?: string;
  where: string;
  record: string;
  /** Columns with users' ids that this list covers, as `table.column`. */
  owners: readonly string[];
};

type SectionInput = Pick<Section, 'name' | 'meaning' | 'source' | 'record'> & Partial<Section> & { owner: string };

/** A list of the rows whose column `owner` has the person's id. */
export const ownedBy = ({ owner, ...section }: SectionInput): Section => ({
  isRemovable: false,
  at: 'r.id',
  where: `r.${owner} = $1::integer`,
  owners: [`${section.source}.${owner}`],
  ...section,
});

/** A list of a table whose rows can be removed and restored. */
export const removable = (section: SectionInput): Section => ownedBy({ isRemovable: true, ...section });
