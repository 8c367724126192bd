import { slugCandidates } from './slug-candidates';

test.each([
  ['fjord', ['fjord']],
  ['  Fjord  ', ['fjord']],
  ['Fjord Hotel & Spa', ['fjord-hotel-spa', 'fjord-hotel', 'fjord']],
  ['Sjøbad Ålesund', ['sjobad-alesund', 'sjobad']],
  ['fjord-hotel', ['fjord-hotel', 'fjord']],
  ['a b c d e f', ['a-b-c-d-e-f', 'a-b-c', 'a-b', 'a']],
  ['&', []],
  ['../admin', ['admin']],
])('%p may be %p', (name, expected) => {
  expect(slugCandidates(name)).toEqual(expected);
});
