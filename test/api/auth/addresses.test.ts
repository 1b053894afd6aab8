import { describe, expect, it } from 'vitest';
import { addressOf } from '../../../src/api/auth/admission.js';

describe('the address that an anonymous request is counted by', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:c000:207', '192.0.2.7'],
    ['an address that a proxy made up', 'an address that a proxy made up'],
  ])('is the address: %s', (ip, expected) => {
    expect(addressOf({ ip })).toBe(expected);
  });

  it('is the /64 network for IPv6, in whichever notation', () => {
    const network = addressOf({ ip: '2001:db8:0:1::' });
    for (const ip of [
      '2001:db8:0:1::1',
      '2001:DB8:0:1:ffff:ffff:ffff:ffff',
      '2001:0db8:0000:0001:0000:0000:0000:0002',
      '2001:db8::1:0:0:192.0.2.7',
      '2001:db8:0:1::1%eth0',
    ]) {
      expect(addressOf({ ip }), ip).toBe(network);
    }
    expect(addressOf({ ip: '2001:db8:0:2::1' })).not.toBe(network);
    expect(addressOf({ ip: '::1' })).not.toBe(network);
  });

  it('is the same for all unknown addresses', () => {
    expect(addressOf({ ip: undefined })).toBe('unknown');
  });
});
