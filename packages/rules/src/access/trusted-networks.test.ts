import { BlockList, isIP, isIPv6 } from 'node:net';
import fc from 'fast-check';
import {
  isInRange,
  isNetworkRange,
  keepsEverybodyOut,
  type NetworkRules,
  signInPlace,
} from './trusted-networks';

const isIn = (address: string | undefined, ...ranges: string[]) =>
  signInPlace({ trustedNetworks: ranges.map((range) => ({ name: 'Desk', range })) }, 1, address)
    .isTrusted;

test.each([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['203.0.113.9/24', true],
  [' 10.0.0.0/8 ', true],
  ['::1', true],
  ['2001:db8::/32', true],
  ['2001:DB8:0:0:0:0:0:1', true],
  ['1:2:3:4:5:6:7::', true],
  ['::ffff:192.0.2.0/120', true],
  ['64:ff9b::192.0.2.33', true],
  ['', false],
  ['desk', false],
  ['203.0.113', false],
  ['203.0.113.256', false],
  ['203.0.113.07', false],
  ['203.0.113.0/33', false],
  ['203.0.113.0/', false],
  ['203.0.113.0/-1', false],
  ['203.0.113.0/24/24', false],
  ['203.0.113.0-203.0.113.9', false],
  ['0.0.0.0/0', false],
  ['11.0.0.0/7', false],
  ['::/0', false],
  ['2001::/15', false],
  ['::ffff:10.0.0.0/103', false],
  ['2001:db8::/129', false],
  ['2001:db8:::1', false],
  ['2001::db8::1', false],
  ['1:2:3:4:5:6:7:8:9', false],
  ['1:2:3:4:5:6:7', false],
  ['1:2:3:4:5:6:7:8::', false],
  ['fe80::1%eth0', false],
  ['12345::', false],
  ['::192.0.2.1:1', false],
  ['192.0.2.1::', false],
])('%j is a range: %s', (text, expected) => {
  expect(isNetworkRange(text)).toBe(expected);
});

test.each<[string | undefined, string[], boolean]>([
  ['203.0.113.7', ['203.0.113.0/24'], true],
  ['203.0.114.7', ['203.0.113.0/24'], false],
  ['203.0.113.7', ['203.0.113.7'], true],
  ['203.0.113.8', ['203.0.113.7'], false],
  ['203.0.113.200', ['203.0.113.9/25', '203.0.113.128/25'], true],
  ['::ffff:203.0.113.7', ['203.0.113.0/24'], true],
  ['203.0.113.7', ['::ffff:203.0.113.0/120'], true],
  ['2001:db8::7', ['2001:db8::/32'], true],
  ['2001:db9::7', ['2001:db8::/32'], false],
  ['2001:0DB8:0:0::7', ['2001:db8::7'], true],
  ['203.0.113.7', ['2001:db8::/32'], false],
  ['::cb00:7107', ['203.0.113.0/24'], false],
  ['203.0.113.7', [], false],
  ['unknown', ['203.0.113.0/24'], false],
  ['203.0.113.7', ['not a range'], false],
  [undefined, ['203.0.113.0/24'], false],
])('%s is in %j: %s', (address, ranges, expected) => {
  expect(isIn(address, ...ranges)).toBe(expected);
});

/** The same addresses each time. */
const chance = { seed: 19, numRuns: 2_000 };
const four = fc.ipV4();
const six = fc.ipV6();

test('every address of either kind is read, and nothing that is none', () => {
  fc.assert(
    fc.property(fc.oneof(four, six, fc.string({ maxLength: 40 })), (text) => {
      const address = text.trim();
      fc.pre(!address.includes('/') && !address.includes('%'));
      expect(isNetworkRange(address)).toBe(isIP(address) > 0);
    }),
    chance,
  );
});

test('agrees with Node about what is in a range', () => {
  const near = fc.oneof(
    fc.tuple(four, four, fc.integer({ min: 8, max: 32 })),
    fc.tuple(six, six, fc.integer({ min: 16, max: 128 })),
  );
  const isMapped = (text: string) => isIn(text, '::ffff:0.0.0.0/104') || /ffff/i.test(text);
  fc.assert(
    fc.property(near, fc.boolean(), ([base, other, prefix], isSame) => {
      fc.pre(!isMapped(base) && !isMapped(other));
      const address = isSame ? base : other;
      const list = new BlockList();
      const family = isIPv6(base) ? 'ipv6' : 'ipv4';
      list.addSubnet(base, prefix, family);
      expect(isIn(address, `${base}/${prefix}`)).toBe(list.check(address, family));
    }),
    chance,
  );
});

const office = [{ name: 'Desk', range: '203.0.113.0/24' }];
const inside = '203.0.113.7';
const outside = '198.51.100.7';

test.each<[string, NetworkRules, string | undefined, string]>([
  ['no networks', {}, inside, 'enters, with a code'],
  ['networks, inside', { trustedNetworks: office }, inside, 'trusted, enters, with a code'],
  ['networks, outside', { trustedNetworks: office }, outside, 'enters, with a code'],
  [
    'no code inside',
    { trustedNetworks: office, secondFactorInNetworks: false },
    inside,
    'trusted, enters',
  ],
  [
    'no code inside, from outside',
    { trustedNetworks: office, secondFactorInNetworks: false },
    outside,
    'enters, with a code',
  ],
  [
    'only from inside',
    { trustedNetworks: office, signInOnlyFromNetworks: true },
    inside,
    'trusted, enters, with a code',
  ],
  [
    'only from inside, from outside',
    { trustedNetworks: office, signInOnlyFromNetworks: true },
    outside,
    'with a code',
  ],
  [
    'only from inside, address unknown',
    { trustedNetworks: office, signInOnlyFromNetworks: true },
    undefined,
    'with a code',
  ],
  ['only from networks that are none', { signInOnlyFromNetworks: true }, inside, 'with a code'],
  [
    'no code in networks that are none',
    { secondFactorInNetworks: false },
    inside,
    'enters, with a code',
  ],
])('%s', (_, rules, address, expected) => {
  const { isTrusted, mayEnter, skipsCode } = signInPlace(rules, 3, address);
  const told = [isTrusted && 'trusted', mayEnter && 'enters', !skipsCode && 'with a code'];
  expect(told.filter(Boolean).join(', ')).toBe(expected);
});

test.each([undefined, 4] as const)('what a venue decides does not hold for level %s', (level) => {
  const rules = {
    trustedNetworks: office,
    secondFactorInNetworks: false,
    signInOnlyFromNetworks: true,
  };
  for (const address of [inside, outside, undefined]) {
    expect(signInPlace(rules, level, address)).toEqual({
      isTrusted: false,
      mayEnter: true,
      skipsCode: false,
    });
  }
});

test.each<[NetworkRules, boolean]>([
  [{}, false],
  [{ trustedNetworks: [] }, false],
  [{ trustedNetworks: office, signInOnlyFromNetworks: true }, false],
  [{ trustedNetworks: [], signInOnlyFromNetworks: true }, true],
  [{ signInOnlyFromNetworks: true }, true],
])('%j keeps everybody out: %s', (rules, expected) => {
  expect(keepsEverybodyOut(rules)).toBe(expected);
});

test.each([
  ['10.1.2.3', '10.1.0.0/16', true],
  ['::ffff:10.1.2.3', '10.1.0.0/16', true],
  ['10.2.2.3', '10.1.0.0/16', false],
  ['::1', '10.1.0.0/16', false],
  ['nowhere', '10.1.0.0/16', false],
])('%s is in %s: %s', (address, range, expected) => {
  expect(isInRange(address, range)).toBe(expected);
});
