import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** As Debian's package `libfaketime` puts it. */
const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu/faketime/libfaketimeMT.so.1`;
const fileIn = (folder: string) => join(folder, 'clock');

/** Why no clock can be set here; null where one can. */
export function missingClock(): string | null {
  return existsSync(library) ? null : 'libfaketime (Debian: libfaketime) is not installed here';
}

/** The environment of a node whose clock can be set; it is right at first. */
export function clockEnvironment(folder: string): NodeJS.ProcessEnv {
  writeFileSync(fileIn(folder), '+0');
  return {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: fileIn(folder),
    FAKETIME_NO_CACHE: '1',
    // As with a real clock that is set: time that passes goes on as before.
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

/** Sets the clock of a node that has such an environment by so many hours, for a while, and makes sure that it goes wrong. */
export async function setClock(folder: string, port: number, hours: number, milliseconds: number): Promise<void> {
  writeFileSync(fileIn(folder), `${hours < 0 ? '-' : '+'}${Math.abs(hours)}h`);
  await sleep(milliseconds);
  const reply = await fetch(`http://127.0.0.1:${port}/livez`);
  const ahead = (Date.parse(reply.headers.get('date') ?? '') - Date.now()) / 3_600_000;
  if (!(Math.abs(ahead - hours) < 0.1)) throw new Error(`The clock is ${ahead} hours ahead, not ${hours}`);
}
