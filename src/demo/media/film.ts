import { readFile } from 'node:fs/promises';

/** Scenes of demo videos; each has eight pictures beside this file. */
export const scenes = ['sunrise', 'harbour'] as const;
/** A scene. */
export type Scene = (typeof scenes)[number];
/** A video in memory. `duration` in seconds. */
export type Film = { bytes: Uint8Array; mimeType: string; duration: number; width: number; height: number };

const [width, height] = [640, 360];

/** A real video of this many seconds that any browser plays and seeks: one picture a second, repeated. */
export async function makeFilm(scene: Scene, seconds: number): Promise<Film> {
  // Loaded lazily: every start imports this file, and few make a video.
  const {
    BufferSource,
    BufferTarget,
    EncodedPacketSink,
    EncodedVideoPacketSource,
    Input,
    Output,
    WEBM,
    WebMOutputFormat,
  } = await import('mediabunny');
  const input = new Input({
    formats: [WEBM],
    source: new BufferSource(await readFile(new URL(`${scene}.webm`, import.meta.url))),
  });
  const shown = await input.getPrimaryVideoTrack();
  if (shown === null) throw new Error(`The film of ${scene} has no pictures`);
  const pictures = [];
  for await (const picture of new EncodedPacketSink(shown).packets()) pictures.push(picture);
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const track = new EncodedVideoPacketSource('vp8');
  output.addVideoTrack(track);
  await output.start();
  const meta = { decoderConfig: { codec: 'vp8', codedWidth: width, codedHeight: height } };
  for (let second = 0; second < seconds; second++) {
    const picture = pictures[second % pictures.length];
    if (picture !== undefined) await track.add(picture.clone({ timestamp: second, duration: 1 }), meta);
  }
  await output.finalize();
  return { bytes: new Uint8Array(target.buffer ?? []), mimeType: 'video/webm', duration: seconds, width, height };
}
