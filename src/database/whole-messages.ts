import type { Socket } from 'node:net';

/** Code and length: a message's first bytes. */
const headerLength = 5;
/** Bytes from which on a message's memory is given back at once. */
const largeLength = 65_536;
/** Bytes that no message of PostgreSQL exceeds. */
const maxLength = 2 ** 30;
/** The code of a message that is a row. */
const dataRow = 68;

type Listener = (bytes: Buffer) => void;

/**
 * The socket as pg's parser sees it: each message that arrives in parts comes to it whole. By itself the parser doubles its
 * buffer again and again until the message fits, and leaves the old ones to the garbage collector: twice the bytes of a
 * large row and more.
 */
export function wholeMessages(stream: Socket): Pick<Socket, 'on'> {
  // biome-ignore lint/suspicious/noExplicitAny: each event gives its listener something else.
  const on = (event: string, listener: (...given: any[]) => void) =>
    stream.on(event, event === 'data' ? reassemble(stream, listener) : listener);
  return { on };
}

/** Passes whole messages on, as many at once as came. */
function reassemble(stream: Socket, listener: Listener): Listener {
  let header: Buffer = Buffer.alloc(0);
  let message: Buffer | undefined;
  let filled = 0;

  return (arrived) => {
    let bytes = arrived;
    if (message !== undefined) {
      const taken = bytes.copy(message, filled);
      filled += taken;
      if (filled < message.length) return;
      deliver(message, listener);
      message = undefined;
      bytes = bytes.subarray(taken);
    } else if (header.length > 0) {
      bytes = Buffer.concat([header, bytes]);
      header = Buffer.alloc(0);
    }
    let end = 0;
    let next = 0;
    while (next <= bytes.length) {
      end = next;
      if (end + headerLength > bytes.length) break;
      next = end + 1 + bytes.readUInt32BE(end + 1);
    }
    if (end > 0) listener(bytes.subarray(0, end));
    if (end === bytes.length) return;
    if (next === end) {
      // Not even its length is known.
      header = Buffer.from(bytes.subarray(end));
      return;
    }
    if (next - end > maxLength) {
      stream.destroy(new Error('What answers there is not PostgreSQL'));
      return;
    }
    message = allocate(next - end, bytes[end]);
    filled = bytes.copy(message, 0, end);
  };
}

/** pg makes text of a row at once, and so nothing of it is needed any more once it was passed on. */
function allocate(length: number, code: number | undefined): Buffer {
  const isLargeRow = length > largeLength && code === dataRow;
  return isLargeRow ? Buffer.from(new ArrayBuffer(length, { maxByteLength: length })) : Buffer.allocUnsafe(length);
}

function deliver(message: Buffer, listener: Listener): void {
  const memory = message.buffer as ArrayBuffer;
  listener(message);
  if (memory.resizable) memory.resize(0);
}
