const mostCues = 20_000;
const timeForm = /^(?:(\d{2,4}):)?([0-5]\d):([0-5]\d)\.(\d{3})$/;

const secondsOf = (text: string): number => {
  const [whole, hours = '0', minutes, seconds, thousandths] = timeForm.exec(text) ?? [];
  if (whole === undefined) return Number.NaN;
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;
};

/** Why a text is no WebVTT with cues in their order, or null. */
export function faultOfCaptions(text: string): string | null {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  if (!/^WEBVTT(?:[ \t]|$)/.test(lines[0] ?? '')) return 'must begin with the line WEBVTT';
  if ((lines[1] ?? '') !== '' && lines[1]?.includes('-->')) return 'needs an empty line after WEBVTT';
  let [before, cues] = [0, 0];
  for (const [at, line] of lines.entries()) {
    if (!line.includes('-->')) continue;
    const [, from = '', to = ''] = /^[ \t]*(\S+)[ \t]+-->[ \t]+(\S+)/.exec(line) ?? [];
    const [start, end] = [secondsOf(from), secondsOf(to)];
    if (!(end > start)) return `has no times in line ${at + 1} such as 00:01.000 --> 00:04.000`;
    if (start < before) return `has a cue in line ${at + 1} that begins before the one above it`;
    before = start;
    if (++cues > mostCues) return `has more than ${mostCues} cues`;
  }
  return cues === 0 ? 'has no cue' : null;
}
