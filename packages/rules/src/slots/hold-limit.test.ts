import fc from 'fast-check';
import { holdsToRelease, MAX_HOLDS_PER_GUEST } from './hold-limit';

const hold = (service: string) => ({ service });

test.each([
  ['the first', [], []],
  ['beside another service', ['sauna'], []],
  ['a third one', ['sauna', 'dinner'], []],
  ['another time of the same service', ['yoga'], ['yoga']],
  ['a fourth one releases the oldest', ['sauna', 'dinner', 'boat'], ['sauna']],
  ['the same service makes room enough', ['sauna', 'yoga', 'boat'], ['yoga']],
])('%s', (_, live, released) => {
  const gone = holdsToRelease(live.map(hold), 'yoga');
  expect(gone.map(({ service }) => service)).toEqual(released);
});

test('afterwards there are never more than the limit, and no two of one service', () => {
  const services = fc.array(fc.constantFrom('yoga', 'sauna', 'dinner', 'boat', 'hike'));
  fc.assert(
    fc.property(services, (chosen) => {
      let live: { service: string }[] = [];
      for (const service of chosen) {
        const gone = new Set(holdsToRelease(live, service));
        live = [...live.filter((one) => !gone.has(one)), { service }];
        expect(live.length).toBeLessThanOrEqual(MAX_HOLDS_PER_GUEST);
        expect(new Set(live.map((one) => one.service)).size).toBe(live.length);
      }
    }),
  );
});
