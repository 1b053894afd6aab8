/** Characters of the User-Agent header that are read. */
const longest = 500;

/** A recognisable name for the browser. Uses only names known to the library, so that no client-supplied text is stored. */
export async function deviceName(userAgent: string | undefined): Promise<string> {
  const { default: bowser } = await import('bowser');
  const given = userAgent?.slice(0, longest).trim() || '-';
  const parser = bowser.getParser(given);
  const known = (names: Record<string, string>, name: string) => Object.values(names).find((each) => each === name);
  const browser = known(bowser.BROWSER_MAP, parser.getBrowserName()) ?? 'A browser';
  const system = known(bowser.OS_MAP, parser.getOSName());
  return system === undefined ? browser : `${browser} on ${system}`;
}
