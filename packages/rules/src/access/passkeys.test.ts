import { passkeyDomain, passkeyOrigins } from './passkeys';

test.each([
  ['https://book.example', 'book.example'],
  ['https://book.example:8443', 'book.example'],
  ['http://localhost:3000', 'localhost'],
])('passkeys of %s belong to %s', (publicUrl, domain) => {
  expect(passkeyDomain(publicUrl)).toBe(domain);
});

test.each([
  ['https://book.example', undefined, ['https://book.example']],
  ['https://book.example', 'fjord', ['https://book.example', 'https://fjord.book.example']],
  ['http://localhost:3000', 'fjord', ['http://localhost:3000', 'http://fjord.localhost:3000']],
])('%s, at the venue %s: used at %j', (publicUrl, slug, origins) => {
  expect(passkeyOrigins(publicUrl, slug)).toEqual(origins);
});
