import {
  BufferTarget,
  EncodedPacket,
  EncodedVideoPacketSource,
  MkvOutputFormat,
  MovOutputFormat,
  Mp4OutputFormat,
  Output,
  WebMOutputFormat,
} from 'mediabunny';

const formats = {
  'video/mp4': () => new Mp4OutputFormat({ fastStart: false }),
  'video/quicktime': () => new MovOutputFormat({ fastStart: false }),
  'video/webm': () => new WebMOutputFormat(),
  'video/matroska': () => new MkvOutputFormat(),
};

export type FilmType = keyof typeof formats;
export const filmTypes = Object.keys(formats) as FilmType[];

/** A valid video of 640 by 360 with noise: ten pictures a second, each of this many bytes. */
export async function film(type: FilmType = 'video/mp4', { seconds = 3, pictureBytes = 50 } = {}): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: formats[type](), target });
  const source = new EncodedVideoPacketSource('vp9');
  output.addVideoTrack(source);
  await output.start();
  const picture = new Uint8Array(pictureBytes).fill(7);
  for (let n = 0; n < seconds * 10; n++) {
    const packet = new EncodedPacket(picture, n % 10 === 0 ? 'key' : 'delta', n / 10, 0.1);
    await source.add(packet, { decoderConfig: { codec: 'vp09.00.10.08', codedWidth: 640, codedHeight: 360 } });
  }
  await output.finalize();
  return Buffer.from(target.buffer as ArrayBuffer);
}

/** The smallest Ogg video that type detection recognises. */
export function oggVideo(): Buffer {
  const page = Buffer.alloc(200);
  page.write('OggS', 0, 'latin1');
  page.set([1, 42], 26);
  page.write('\x80theora', 28, 'latin1');
  return page;
}
