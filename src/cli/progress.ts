import type { Writable } from 'node:stream';

type Terminal = Writable & { isTTY?: boolean; columns?: number };

/** Shows progress: a bar on a terminal, a line every few seconds elsewhere. */
export function progressBar(out: Terminal, interval = out.isTTY ? 100 : 5000) {
  let current = '';
  let began = 0;
  let shown = 0;
  return (step: string, done: number, total: number): void => {
    const now = performance.now();
    if (step !== current) {
      current = step;
      began = now;
      shown = now;
    }
    const ended = done >= total;
    if (!ended && now - shown < interval) return;
    shown = now;
    const seconds = Math.max((now - began) / 1000, 0.001);
    const rate = Math.round(done / seconds);
    const left = ended ? `${seconds.toFixed(1)} s` : `${Math.ceil((total - done) / Math.max(rate, 1))} s left`;
    const share = total === 0 ? 1 : done / total;
    const facts = `${number(done)} of ${number(total)}, ${number(rate)} a second, ${left}`;
    const bar = `${'█'.repeat(Math.round(share * 24))}${'░'.repeat(24 - Math.round(share * 24))}`;
    if (out.isTTY) out.write(`\r\x1b[K${step.padEnd(8)} ${bar} ${facts}${ended ? '\n' : ''}`);
    else out.write(`${step}: ${facts}\n`);
  };
}

function number(value: number): string {
  return value.toLocaleString('en-US');
}
