import { createSocket } from 'node:dgram';
import { Resolver } from 'node:dns/promises';
import { once } from 'node:events';

/** A DNS server with fixed answers by name and type, and its resolver; `queries` records each query. */
export async function startDns(answers: (name: string, type: 'A' | 'AAAA', count: number) => string[]) {
  const queries: string[] = [];
  const server = createSocket('udp4');
  server.on('message', (question, { port, address }) => {
    const labels: string[] = [];
    let at = 12;
    for (let length = question[at] ?? 0; length > 0; length = question[at] ?? 0) {
      labels.push(question.subarray(at + 1, at + 1 + length).toString());
      at += 1 + length;
    }
    const type = question.readUInt16BE(at + 1) === 1 ? 'A' : 'AAAA';
    const name = labels.join('.');
    queries.push(`${name} ${type}`);
    const found = answers(name, type, queries.filter((each) => each === `${name} ${type}`).length);
    const records = found.map((text) => {
      const bytes =
        type === 'A' ? Buffer.from(text.split('.').map(Number)) : Buffer.from(text.replaceAll(':', ''), 'hex');
      const head = Buffer.from([0xc0, 12, 0, type === 'A' ? 1 : 28, 0, 1, 0, 0, 0, 0, 0, bytes.length]);
      return Buffer.concat([head, bytes]);
    });
    const header = Buffer.from([...question.subarray(0, 2), 0x81, 0x80, 0, 1, 0, records.length, 0, 0, 0, 0]);
    server.send(Buffer.concat([header, question.subarray(12, at + 5), ...records]), port, address);
  });
  server.bind(0, '127.0.0.1');
  await once(server, 'listening');
  const resolver = new Resolver({ timeout: 2000, tries: 1 });
  resolver.setServers([`127.0.0.1:${server.address().port}`]);
  return { queries, resolver, close: () => server.close() };
}
