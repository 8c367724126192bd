import { vendorOfCode } from './vendor-of-code';

test('a code begins with its venue', () => {
  const id = '66f0a1b2c3d4e5f607182930';
  const code = Buffer.concat([Buffer.from(id, 'hex'), Buffer.alloc(44, 255)]).toString('base64url');
  expect(vendorOfCode(code)).toBe(id);
});

test('letters of base64url that base64 has not are read', () => {
  const id = 'fbefbefffffffbefbeffffff';
  expect(vendorOfCode(Buffer.from(id, 'hex').toString('base64url'))).toBe(id);
});

test.each([null, '', 'short', '!!!!!!!!!!!!!!!!'])('%p is no code', (code) => {
  expect(vendorOfCode(code)).toBeUndefined();
});
