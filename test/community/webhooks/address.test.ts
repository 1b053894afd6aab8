import { Resolver } from 'node:dns/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { AddressRefused, checkUrl } from '../../../src/community/webhooks/address.js';
import { post } from '../../../src/community/webhooks/posting.js';
import { startDns } from '../../helpers/dns.js';
import { startReceiver } from '../../helpers/webhooks.js';

const message = { headers: {}, body: '{}' };
const { signal: stopping } = new AbortController();

describe('URLs of webhooks', () => {
  it.each([
    'https://127.0.0.1/',
    'https://127.1/',
    'https://0x7f000001/',
    'https://2130706433/',
    'https://0.0.0.0/',
    'https://10.1.2.3/',
    'https://172.31.255.255/',
    'https://192.168.0.1/',
    'https://169.254.169.254/latest/meta-data',
    'https://100.64.0.1/',
    'https://192.0.0.8/',
    'https://198.18.0.1/',
    'https://198.19.255.255/',
    'https://203.0.113.7/',
    'https://224.0.0.1/',
    'https://255.255.255.255/',
    'https://[::]/',
    'https://[::1]/',
    'https://[fe80::1]/',
    'https://[fec0::1]/',
    'https://[fc00::1]/',
    'https://[ff02::1]/',
    'https://[100::1]/',
    'https://[2001:db8::1]/',
    'https://[2002:7f00:1::]/',
    'https://[2001:0:53aa:64c:0:7fff:f2ec:1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:a9fe:a9fe]/',
    'https://[64:ff9b::7f00:1]/',
    'https://[64:ff9b::a00:1]/',
    'https://[64:ff9b:1::808:808]/',
    'https://[::7f00:1]/',
    'http://8.8.8.8/',
    'http://example.org/',
    'https://user@example.org/',
    'https://:secret@example.org/',
    'https://',
  ])('refuses %s', (url) => {
    expect(() => checkUrl(url, [])).toThrow(AddressRefused);
  });

  it.each([
    'https://example.org/',
    'https://8.8.8.8:8443/hook',
    'https://[2606:4700::1111]/',
    'https://[64:ff9b::808:808]/',
  ])('takes %s', (url) => {
    expect(checkUrl(url, []).href).toBe(url.replace('808:808', '808:808'));
  });

  it('takes what the operator allows, by http as well', () => {
    for (const url of [
      'http://10.1.2.3/',
      'https://10.1.2.3/',
      'http://[::ffff:10.1.2.3]/',
      'http://[fd00::5]/',
      'http://name/',
    ]) {
      expect(() => checkUrl(url, ['10.1.0.0/16', 'fd00::5'])).not.toThrow();
    }
    for (const url of ['http://10.2.0.1/', 'http://[fd00::6]/', 'http://8.8.8.8/']) {
      expect(() => checkUrl(url, ['10.1.0.0/16', 'fd00::5'])).toThrow(AddressRefused);
    }
  });
});

describe('a name', () => {
  const receivers: Awaited<ReturnType<typeof startReceiver>>[] = [];
  let port: number;
  beforeAll(async () => {
    const first = await startReceiver('127.0.0.2');
    port = first.port;
    receivers.push(first);
  });
  afterAll(() => {
    for (const each of receivers) each.close();
  });

  it('is asked for once, and what was looked at is connected to, whatever is answered later', async () => {
    const dns = await startDns((_, type, count) =>
      type === 'AAAA' ? [] : count === 1 ? ['127.0.0.2'] : ['127.0.0.3'],
    );
    try {
      const options = { allowed: ['127.0.0.2'], dns: dns.resolver, timeoutMs: 5000, stopping };
      const url = `http://rebinding.example:${port}/hook`;
      expect((await post(url, message, options)).status).toBe(204);
      expect(dns.queries.sort()).toEqual(['rebinding.example A', 'rebinding.example AAAA']);
      expect(receivers[0]?.received).toHaveLength(1);
      expect(receivers[0]?.received[0]?.headers.host).toBe(`rebinding.example:${port}`);
      // The next request resolves the name again, and the address is refused by then.
      await expect(post(url, message, options)).rejects.toThrow(AddressRefused);
      expect(receivers[0]?.received).toHaveLength(1);
    } finally {
      dns.close();
    }
  });

  it.each([
    ['leads inside', ['127.0.0.1'], []],
    ['leads inside among others', ['8.8.8.8', '10.0.0.1'], []],
    ['leads inside by IPv6', [], ['00000000000000000000000000000001']],
    ['leads inside by IPv6 alone', ['8.8.8.8'], ['0064ff9b0000000000000000a9fea9fe']],
    ['leads nowhere', [], []],
  ] as const)('is refused where it %s', async (_, a, aaaa) => {
    const dns = await startDns((_name, type) => [...(type === 'A' ? a : aaaa)]);
    try {
      const options = { allowed: [], dns: dns.resolver, timeoutMs: 5000, stopping };
      await expect(post(`https://name.example:${port}/hook`, message, options)).rejects.toThrow(AddressRefused);
    } finally {
      dns.close();
    }
  });

  it('is sent to by http only where the operator allows all of its addresses', async () => {
    const dns = await startDns((_, type) => (type === 'A' ? ['127.0.0.2', '8.8.8.8'] : []));
    try {
      const options = { allowed: ['127.0.0.2'], dns: dns.resolver, timeoutMs: 5000, stopping };
      await expect(post(`http://name.example:${port}/hook`, message, options)).rejects.toThrow('only https');
    } finally {
      dns.close();
    }
  });

  it('gives up a name server that answers too late', async () => {
    const [receiver] = receivers;
    const options = { allowed: ['127.0.0.2'], dns: new Resolver(), timeoutMs: 100, stopping };
    receiver?.answer((_, response) => void response.writeHead(200).write('Begun'));
    await expect(post(receiver?.url ?? '', message, options)).rejects.toThrow(/abort/i);
    receiver?.answer(() => {});
    await expect(post(receiver?.url ?? '', message, options)).rejects.toThrow(/abort/i);
    receiver?.answer();
  });

  it('is sent nothing once the service has begun to end', async () => {
    const [receiver] = receivers;
    const options = { allowed: ['127.0.0.2'], dns: new Resolver(), timeoutMs: 5000, stopping: AbortSignal.abort() };
    const before = receiver?.received.length;
    await expect(post(receiver?.url ?? '', message, options)).rejects.toThrow(/abort/i);
    expect(receiver?.received.length).toBe(before);
  });
});
