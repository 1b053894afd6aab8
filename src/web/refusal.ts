/** A form that is refused: its page is shown again with what was filled in, and says why. */
export class Refusal extends Error {
  override name = 'Refusal';
  /** Per field, what is wrong with it. */
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
