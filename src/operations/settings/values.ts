import { type SettingName, settings } from './table.js';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** The settings as they are given, as text, and readers that take down what is wrong with them. */
export class SettingValues {
  readonly #given: Environment;

  /** `faults` is added to; `fallbacks` go before the defaults of the table. */
  constructor(
    given: Environment,
    readonly faults: string[],
    readonly fallbacks: { [name in SettingName]?: string } = {},
  ) {
    this.#given = given;
  }

  /** As it is given; empty where it is not. Also of variables that are not in the table. */
  given(name: string): string {
    return this.#given[name]?.trim() ?? '';
  }

  /** As it is given, or its default. */
  text(name: SettingName): string {
    return this.given(name) || (this.fallbacks[name] ?? settings[name].default);
  }

  /** As it is told in a fault. */
  shown(name: SettingName): string {
    return JSON.stringify(this.text(name));
  }

  /** A whole number; `or` and `why` are added to the fault. */
  integer(name: SettingName, minimum: number, maximum: number, { or = '', why = '' } = {}): number {
    const text = this.text(name);
    const value = /^\d{1,10}$/.test(text) ? Number(text) : Number.NaN;
    if (value >= minimum && value <= maximum) return value;
    this.faults.push(
      `${name} must be a whole number from ${minimum} to ${maximum}${or}, not ${this.shown(name)}${why}`,
    );
    return minimum;
  }

  /** A whole number, or null where nothing is said. */
  integerOrNull(name: SettingName, minimum: number, maximum: number): number | null {
    return this.text(name) === '' ? null : this.integer(name, minimum, maximum);
  }

  /** A whole number, or null for `off`. */
  integerOrOff(name: SettingName, minimum: number, maximum: number): number | null {
    return this.text(name) === 'off' ? null : this.integer(name, minimum, maximum, { or: ', or off' });
  }

  /** Whether it says `yes` rather than `no`; `fallback` where it says nothing. */
  either(name: SettingName, yes: string, no: string, fallback: boolean): boolean {
    const text = this.text(name);
    if (text === '') return fallback;
    if (text !== yes && text !== no) this.faults.push(`${name} must be ${yes} or ${no}, not ${this.shown(name)}`);
    return text === yes;
  }

  /** One of `choices`; the last of them where it says something else. */
  oneOf<const Choice extends string>(name: SettingName, choices: readonly [...Choice[], Choice]): Choice {
    const chosen = choices.find((choice) => choice === this.text(name));
    if (chosen === undefined) {
      this.faults.push(`${name} must be one of ${choices.join(', ')}, not ${this.shown(name)}`);
    }
    return chosen ?? (choices.at(-1) as Choice);
  }

  /** What stands between its commas, each once. */
  list(name: SettingName): string[] {
    const items = this.text(name)
      .split(',')
      .map((item) => item.trim());
    return [...new Set(items.filter((item) => item !== ''))];
  }

  /** A URL of one of these protocols, each with its colon, or null where nothing is said. */
  url(name: SettingName, protocols: readonly string[]): URL | null {
    const text = this.text(name);
    if (text === '') return null;
    const parsed = URL.canParse(text) ? new URL(text) : null;
    if (parsed && protocols.includes(parsed.protocol)) return parsed;
    // The value is not shown, because a connection URL carries a password.
    this.faults.push(`${name} must be a URL that starts with ${protocols.map((each) => `${each}//`).join(' or ')}`);
    return null;
  }
}

/** The URLs of a list, divided where another begins: a password may hold a comma. */
export const dividedUrls = (text: string): string[] => text.split(/,(?=\s*[a-z][a-z0-9+.-]*:\/\/)/i);
