/** Format name of URLs that clients send. */
const format = 'http-url';

/** The format for requests: a URL that the URL Standard cannot parse would fail wherever it is used. */
export const urlFormats = { [format]: { type: 'string' as const, validate: (text: string) => URL.canParse(text) } };

/** The format for replies, which may contain URLs older than the check. */
export const writtenUrlFormats = { [format]: true as const };
