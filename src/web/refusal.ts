/** A refused form: its page is shown again with the submitted values and the faults. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** Faults by field. */
  readonly details: { params: Readonly<Record<string, string>> };

  /** `said` stands over the form, or beside the fields that it names. `status` is that of the page. */
  constructor(
    readonly status: number,
    said: string | Readonly<Record<string, string>>,
  ) {
    super(typeof said === 'string' ? said : '');
    this.details = { params: typeof said === 'string' ? {} : said };
  }
}
