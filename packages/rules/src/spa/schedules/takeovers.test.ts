import fc from 'fast-check';
import type { TherapistTimes } from '../times/therapist-choice';
import { type PartToTakeOver, takeoverOptions } from './takeovers';

const USEFUL = 30;
/** Works from nine to five and has nothing to do, unless the test says otherwise. */
const therapist = (_id: string, change: Partial<TherapistTimes> = {}): TherapistTimes => ({
  ...{ _id, gender: 'woman', sortOrder: 0, busy: 0 },
  shifts: [{ from: 540, until: 1020 }],
  free: [{ from: 540, until: 1020 }],
  ...change,
});
/** Anna's hour at ten. */
const part = (change: Partial<PartToTakeOver> = {}): PartToTakeOver => ({
  ...{ _id: 't1', start: 600, from: 'anna', beside: [], able: ['anna', 'berit', 'carl'] },
  plan: { therapist: [{ from: 0, until: 60 }], room: { from: 0, until: 60 } },
  ...change,
});
const berit = therapist('berit');
const carl = therapist('carl', { gender: 'man', busy: 60 });
const told = (parts: PartToTakeOver[], therapists: TherapistTimes[]) =>
  takeoverOptions(parts, therapists, USEFUL).map(({ candidates, proposed }) => [
    candidates.join(' '),
    proposed,
  ]);

describe('takeoverOptions', () => {
  it.each<[string, Partial<PartToTakeOver>, TherapistTimes[], string, string | undefined]>([
    ['whoever had least to do first', {}, [carl, berit], 'berit carl', 'berit'],
    ['never the one who cannot come', {}, [therapist('anna')], '', undefined],
    ['nobody who gives it already', { beside: ['berit'] }, [berit, carl], 'carl', 'carl'],
    ['only those who may give it', { able: ['anna', 'carl'] }, [berit, carl], 'carl', 'carl'],
    [
      'only women where the guest asked',
      { wish: { gender: 'woman' } },
      [berit, carl],
      'berit',
      'berit',
    ],
    [
      'nobody where the guest asked for Anna',
      { wish: { _therapist: 'anna' } },
      [berit],
      '',
      undefined,
    ],
    [
      'anybody beside the one who was asked for',
      { beside: ['dag'], wish: { _therapist: 'dag' } },
      [berit],
      'berit',
      'berit',
    ],
    [
      'nobody whose day is full',
      {},
      [therapist('berit', { free: [{ from: 540, until: 630 }] })],
      '',
      undefined,
    ],
    [
      'nobody who leaves before the room is reset',
      { plan: { therapist: [{ from: 0, until: 60 }], room: { from: 0, until: 75 } } },
      [therapist('berit', { shifts: [{ from: 540, until: 660 }] })],
      '',
      undefined,
    ],
    [
      'whoever’s day breaks up least first',
      {},
      [
        therapist('berit', { busy: 0 }),
        therapist('carl', { free: [{ from: 600, until: 660 }], busy: 200 }),
      ],
      'carl berit',
      'carl',
    ],
  ])('offers %s', (_, change, therapists, candidates, proposed) => {
    expect(told([part(change)], therapists)).toEqual([[candidates, proposed]]);
  });

  it('needs nobody twice at once', () => {
    const two = [part(), part({ _id: 't2', start: 630 })];
    expect(told(two, [berit, carl])).toEqual([
      ['berit carl', 'berit'],
      ['berit carl', 'carl'],
    ]);
    expect(told(two, [berit])).toEqual([
      ['berit', 'berit'],
      ['berit', undefined],
    ]);
  });

  it('gives one who follows on to the same therapist', () => {
    expect(told([part(), part({ _id: 't2', start: 660 })], [berit])).toEqual([
      ['berit', 'berit'],
      ['berit', 'berit'],
    ]);
  });

  it('leaves somebody for those with fewer to choose from', () => {
    const picky = part({ _id: 't2', able: ['berit'] });
    expect(told([part(), picky], [berit, carl])).toEqual([
      ['berit carl', 'carl'],
      ['berit', 'berit'],
    ]);
  });

  it('lets somebody else have the therapist while a mask works', () => {
    const facial = part({
      plan: {
        therapist: [
          { from: 0, until: 20 },
          { from: 45, until: 60 },
        ],
        room: { from: 0, until: 60 },
      },
    });
    const short = part({
      ...{ _id: 't2', start: 620 },
      plan: { therapist: [{ from: 0, until: 25 }], room: { from: 0, until: 25 } },
    });
    expect(told([facial, short], [berit])).toEqual([
      ['berit', 'berit'],
      ['berit', 'berit'],
    ]);
  });

  const names = ['berit', 'carl', 'dag'];
  const parts = fc.array(
    fc.record({ start: fc.integer({ min: 54, max: 70 }), able: fc.subarray(names) }),
    { maxLength: 6 },
  );

  it('takes over as many as can be, as trying all of them shows', () => {
    fc.assert(
      fc.property(parts, fc.subarray(names), (given, working) => {
        const all = given.map(({ start, able }, index) =>
          part({ _id: `t${index}`, start: start * 10, able }),
        );
        const therapists = working.map((name) => therapist(name));
        const options = takeoverOptions(all, therapists, USEFUL);
        const taken = options.filter(({ proposed }) => proposed !== undefined);
        for (const [index, { part: one, candidates, proposed }] of taken.entries()) {
          expect(candidates).toContain(proposed);
          for (const other of taken.slice(index + 1)) {
            const isFar = Math.abs(one.start - other.part.start) >= 60;
            expect(other.proposed !== proposed || isFar).toBe(true);
          }
        }
        expect(taken).toHaveLength(mostOf(all, working));
      }),
    );
  });
});

/** By trying every choice. */
function mostOf(
  [first, ...rest]: readonly PartToTakeOver[],
  working: readonly string[],
  taken: readonly { who: string; start: number }[] = [],
): number {
  if (!first) return 0;
  const without = mostOf(rest, working, taken);
  return working
    .filter((who) => first.able.includes(who))
    .filter((who) =>
      taken.every((one) => one.who !== who || Math.abs(one.start - first.start) >= 60),
    )
    .reduce(
      (most, who) =>
        Math.max(most, 1 + mostOf(rest, working, [...taken, { who, start: first.start }])),
      without,
    );
}
