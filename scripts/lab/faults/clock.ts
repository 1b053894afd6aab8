import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** The path of Debian's package `libfaketime`. */
const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;
const fileIn = (folder: string) => join(folder, 'clock');

/** Why no clock can be set here; null if it can. */
export function missingClock(): string | null {
  return existsSync(library) ? null : 'libfaketime (Debian: libfaketime) is not installed here';
}

/** The environment of a node with an adjustable clock, initially right. */
export function clockEnvironment(folder: string): NodeJS.ProcessEnv {
  writeFileSync(fileIn(folder), '+0');
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: fileIn(folder),
    FAKETIME_NO_CACHE: '1',
    // Like a real clock that is set: monotonic time is unaffected.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

/** Shifts the clock of such a node by this many hours for a while, and checks that the node notices it. */
export async function setClock(folder: string, port: number, hours: number, milliseconds: number): Promise<void> {
  writeFileSync(fileIn(folder), `${hours < 0 ? '-' : '+'}${Math.abs(hours)}h`);
  await sleep(milliseconds);
  const reply = await fetch(`http://127.0.0.1:${port}/livez`);
  const ahead = (Date.parse(reply.headers.get('date') ?? '') - Date.now()) / 3_600_000;
  if (!(Math.abs(ahead - hours) < 0.1)) throw new Error(`The clock is ${ahead} hours ahead, not ${hours}`);
}
