import fc from 'fast-check';
import type { LedgerHold, PlacesBySlot } from './ledger.schema';
import { fitInOrder, heldIn, placesLeft } from './slot-places';

const now = new Date('2026-06-15T09:00:00Z');
const later = new Date('2026-06-15T09:00:00.001Z');

const hold = (change: Partial<LedgerHold> = {}): LedgerHold => ({
  h: 'a',
  t: 600,
  pax: 2,
  exp: later,
  g: 'guest',
  ...change,
});

describe('heldIn', () => {
  it.each([
    ['one that runs', hold(), 2],
    ['one that runs out just now', hold({ exp: now }), 0],
    ['another slot’s', hold({ t: 615 }), 0],
    ['one that is completed', hold({ h: 'mine' }), 0],
    ['the waiting list’s own', hold({ g: 'queue' }), 0],
  ])('counts %s', (_name, one, places) => {
    expect(heldIn([one], 600, now, { holds: ['mine'], owner: 'queue' })).toBe(places);
  });
});

describe('fitInOrder', () => {
  const request = fc.record({
    t: fc.constantFrom(600, 840, 900),
    pax: fc.integer({ min: 0, max: 6 }),
    hold: fc.option(fc.constantFrom('a', 'b', 'c'), { nil: undefined }),
  });
  const requests = fc
    .uniqueArray(request, { maxLength: 40, selector: (one) => one.hold ?? Symbol() })
    .map((all) => all.map(({ hold: id, ...rest }) => (id ? { ...rest, hold: id } : rest)));
  const ledger = fc
    .record({
      caps: fc.tuple(fc.integer({ min: 0, max: 12 }), fc.integer({ min: 0, max: 12 })),
      used: fc.tuple(fc.integer({ min: 0, max: 14 }), fc.integer({ min: 0, max: 14 })),
      holds: fc.array(
        fc.record({
          h: fc.constantFrom('a', 'b', 'c', 'd'),
          t: fc.constantFrom(600, 840),
          pax: fc.integer({ min: 1, max: 4 }),
          exp: fc.constantFrom(now, later),
          g: fc.constant('guest'),
        }),
        { maxLength: 5 },
      ),
    })
    .map(({ caps, used, holds }) => ({
      // 900 has no cap: it is not offered
      cap: { t600: caps[0], t840: caps[1] } as PlacesBySlot,
      used: { t600: used[0], t840: used[1] } as PlacesBySlot,
      holds,
    }));

  it('never takes a slot beyond its cap, refuses nobody who fits, and is one by one the same', () => {
    fc.assert(
      fc.property(ledger, requests, (state, all) => {
        const { accepted, refused } = fitInOrder(state, all, now);
        expect(accepted.length + refused.length).toBe(all.length);
        const used: PlacesBySlot = { ...state.used };
        const done: string[] = [];
        for (const one of all) {
          const key = `t${one.t}` as const;
          const cap = state.cap[key];
          const holds = 'hold' in one ? [...done, one.hold] : done;
          const left = placesLeft({ ...state, used }, one.t, now, { holds });
          const fits = one.pax === 0 || (cap !== undefined && one.pax <= left);
          expect(accepted.includes(one)).toBe(fits);
          if (!fits) continue;
          used[key] = (used[key] ?? 0) + one.pax;
          if ('hold' in one) done.push(one.hold);
          if (one.pax > 0) expect(used[key]).toBeLessThanOrEqual(cap ?? 0);
        }
      }),
    );
  });
});
