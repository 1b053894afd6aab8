const mebibyte = 1024 * 1024;
/** The beginning of an MP4, enough for type detection. */
const beginning = Buffer.from('\0\0\0\x18ftypisom\0\0\x02\0isomiso2\0\0\0\x08moov', 'latin1');
const noise = Buffer.alloc(mebibyte);
for (let n = 0; n < mebibyte; n += 4) noise.writeUInt32LE(Math.imul(n + 1, 2_654_435_761) >>> 0, n);

/** This many incompressible bytes of a video. */
export function* video(bytes: number): Iterable<Buffer> {
  yield beginning;
  for (let left = bytes - beginning.length; left > 0; left -= mebibyte) {
    yield noise.subarray(0, Math.min(left, mebibyte));
  }
}
