/** What is read of a browser's text about itself. */
const longest = 500;

/**
 * A name for the browser that a request comes from, by which its owner knows it again: of the names that the library has, so
 * that nothing of what a client says about itself is kept.
 */
export async function deviceName(userAgent: string | undefined): Promise<string> {
  const { default: bowser } = await import('bowser');
  const given = userAgent?.slice(0, longest).trim() || '-';
  const parser = bowser.getParser(given);
  const known = (names: Record<string, string>, name: string) => Object.values(names).find((each) => each === name);
  const browser = known(bowser.BROWSER_MAP, parser.getBrowserName()) ?? 'A browser';
  const system = known(bowser.OS_MAP, parser.getOSName());
  return system === undefined ? browser : `${browser} on ${system}`;
}
