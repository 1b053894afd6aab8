import { scenes } from './scenes.js';

/** What a demo video shows. */
export type Scene = keyof typeof scenes;
/** A video in memory. `duration` in seconds. */
export type Film = { bytes: Uint8Array; mimeType: string; duration: number; width: number; height: number };

const [width, height] = [320, 180];

/** A real film of so many whole seconds that any browser plays and seeks in: one picture a second, over and over. */
export async function makeFilm(scene: Scene, seconds: number): Promise<Film> {
  // Loaded here, because every start comes by this file and hardly one makes a film.
  const { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } = await import(
    'mediabunny'
  );
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const track = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(track);
  await output.start();
  const pictures = scenes[scene].map((picture) => Buffer.from(picture, 'base64'));
  const meta = { decoderConfig: { codec: 'vp8', codedWidth: width, codedHeight: height } };
  for (let second = 0; second < seconds; second++) {
    const picture = pictures[second % pictures.length] ?? Buffer.alloc(0);
    await track.add(new EncodedPacket(picture, 'key', second, 1), meta);
  }
  await output.finalize();
  return { bytes: new Uint8Array(target.buffer ?? []), mimeType: 'video/webm', duration: seconds, width, height };
}
