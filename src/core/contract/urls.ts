/** The name of the format of addresses that people and programs give. */
const format = 'http-url';

/** The format by which requests are checked: what the URL Standard cannot parse would be a fault wherever it is used. */
export const urlFormats = { [format]: { type: 'string' as const, validate: (text: string) => URL.canParse(text) } };

/** The same for replies, which may have addresses that are older than the check. */
export const writtenUrlFormats = { [format]: true as const };
