import type { Config } from '../../../config/config';
import type { NameResolver } from './name-resolver';
import { isPublic, ReachableAddress } from './reachable-address';

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1:248:1893:25c8:1946', true],
  ['127.0.0.1', false],
  ['127.9.9.9', false],
  ['0.0.0.0', false],
  ['10.0.0.8', false],
  ['172.16.0.1', false],
  ['172.31.255.255', false],
  ['192.168.1.1', false],
  ['100.64.0.1', false],
  ['169.254.169.254', false],
  ['192.0.2.1', false],
  ['198.18.0.1', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::', false],
  ['::1', false],
  ['::ffff:127.0.0.1', false],
  ['::ffff:a9fe:a9fe', false],
  ['64:ff9b::a00:1', false],
  ['2002:7f00:1::', false],
  ['fe80::1', false],
  ['fc00::1', false],
  ['fd12:3456::1', false],
  ['ff02::1', false],
  ['not an address', false],
])('%s is public: %s', (address, expected) => {
  expect(isPublic(address)).toBe(expected);
});

const reachable = (addresses: string[], WEBHOOK_NETWORKS: string[] = []) =>
  new ReachableAddress(
    { addresses: async () => addresses } as NameResolver,
    { env: { WEBHOOK_NETWORKS } } as unknown as Config,
  );

test.each<[string, string, string[], string[], object]>([
  ['a public name', 'https://a.example/x', ['93.184.216.34'], [], { address: '93.184.216.34' }],
  ['a name inside', 'https://a.example', ['10.0.0.1'], [], { error: 'addressRefused' }],
  [
    'a name that is inside as well',
    'https://a.example',
    ['93.184.216.34', '::1'],
    [],
    { error: 'addressRefused' },
  ],
  ['a name that nobody has', 'https://a.example', [], [], { error: 'nameUnknown' }],
  ['an address inside', 'https://127.0.0.1', [], [], { error: 'addressRefused' }],
  ['one written as a number', 'https://2130706433', [], [], { error: 'addressRefused' }],
  ['one of IPv6', 'https://[::1]:8443', [], [], { error: 'addressRefused' }],
  ['a public name by http', 'http://a.example', ['93.184.216.34'], [], { error: 'notSecure' }],
  [
    'what the installation allows, by http too',
    'http://a.example',
    ['10.1.2.3'],
    ['10.1.0.0/16'],
    { address: '10.1.2.3' },
  ],
  [
    'what is beside it',
    'http://a.example',
    ['10.2.2.3'],
    ['10.1.0.0/16'],
    { error: 'addressRefused' },
  ],
])('%s', async (_, url, addresses, networks, expected) => {
  expect(await reachable(addresses, networks).of(new URL(url))).toEqual(expected);
});
