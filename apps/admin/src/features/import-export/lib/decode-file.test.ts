import { decodeFile } from './decode-file';

const bytes = (...values: number[]) => new Uint8Array(values).buffer;

test.each([
  ['UTF-8', bytes(0xc3, 0x85, 0x73, 0x0a), 'Ås\n'],
  ['UTF-8 that says so', bytes(0xef, 0xbb, 0xbf, 0xc3, 0x85, 0x73), 'Ås'],
  // its signs of 0x80 to 0x9f a browser reads, and Node 20 does not
  ['Windows-1252', bytes(0xc5, 0x73, 0x3b, 0xf8), 'Ås;ø'],
  ['Latin-1', bytes(0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72), 'Müller'],
  ['UTF-16, little end first', bytes(0xff, 0xfe, 0xc5, 0x00, 0x73, 0x00), 'Ås'],
  ['UTF-16, big end first', bytes(0xfe, 0xff, 0x00, 0xc5, 0x00, 0x73), 'Ås'],
  ['nothing', bytes(), ''],
])('reads %s', (_, file, text) => {
  expect(decodeFile(file)).toBe(text);
});
