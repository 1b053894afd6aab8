import { once } from 'node:events';
import { type AddressInfo, connect, createServer } from 'node:net';

/** A proxy that cuts the connection after each of these texts, in order of occurrence. */
export async function cuttingProxy(to: string, cuts: readonly RegExp[]) {
  const left = [...cuts];
  const server = createServer((client) => {
    const service = connect(Number(new URL(to).port), '127.0.0.1');
    client.pipe(service);
    for (const each of [client, service]) each.on('error', () => {});
    client.on('close', () => service.destroy());
    service.on('close', () => client.destroy());
    let sent = '';
    service.on('data', (part) => {
      const cut = left[0]?.exec(sent + part);
      const end = cut ? cut.index + cut[0].length - sent.length : part.length;
      sent += part;
      client.write(part.subarray(0, end));
      if (!cut) return;
      left.shift();
      service.destroy();
      client.destroySoon();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    /** Remaining cuts. */
    left,
    close: () => server.close(),
  };
}
