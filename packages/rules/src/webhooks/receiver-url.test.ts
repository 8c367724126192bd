import { isReceiverUrl } from './receiver-url';

test.each([
  ['https://partner.example/atrium?venue=1', true],
  ['https://partner.example:8443', true],
  ['http://127.0.0.1:4000/hook', true],
  ['partner.example', false],
  ['ftp://partner.example', false],
  ['javascript:alert(1)', false],
  ['https://me:secret@partner.example', false],
  ['https://partner.example/#top', false],
  ['https://partner.example:25', false],
  ['', false],
])('%s can be sent to: %s', (text, expected) => {
  expect(isReceiverUrl(text)).toBe(expected);
});
