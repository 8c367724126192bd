import { Types } from 'mongoose';
import { type Claiming, claimOf, daysOfHolders, occupationsByDay } from './treatment-claims';

const [anna, berit, room] = [new Types.ObjectId(), new Types.ObjectId(), new Types.ObjectId()];
const DAY = '2026-06-19';
const treatment = (change: Partial<Claiming> = {}): Claiming => ({
  _id: new Types.ObjectId(),
  date: DAY,
  timeindexStart: 600,
  therapists: [{ _therapist: anna }],
  _room: room,
  held: { therapist: [{ from: 0, until: 60 }], room: { from: -10, until: 75 } },
  ...change,
});
const lines = (given: Claiming) =>
  (claimOf(given).resources ?? []).map(({ kind, resource, date, start, end }) => {
    const who = resource.equals(anna) ? 'Anna' : resource.equals(berit) ? 'Berit' : 'room';
    expect(kind).toBe(who === 'room' ? 'room' : 'therapist');
    return `${who} ${date} ${start}-${end}`;
  });

describe('claimOf', () => {
  it.each<[string, Partial<Claiming>, string[]]>([
    ['therapist and room', {}, [`Anna ${DAY} 600-660`, `room ${DAY} 590-675`]],
    [
      'both therapists of a couple',
      { therapists: [{ _therapist: anna }, { _therapist: berit }] },
      [`Anna ${DAY} 600-660`, `Berit ${DAY} 600-660`, `room ${DAY} 590-675`],
    ],
    [
      'the therapist but for the setting phase',
      {
        held: {
          therapist: [
            { from: 0, until: 20 },
            { from: 45, until: 60 },
          ],
          room: { from: 0, until: 60 },
        },
      },
      [`Anna ${DAY} 600-620`, `Anna ${DAY} 645-660`, `room ${DAY} 600-660`],
    ],
    ['a pause of the therapist alone', { _room: undefined }, [`Anna ${DAY} 600-660`]],
    [
      'time past midnight on both days',
      { timeindexStart: 1410 },
      [
        `Anna ${DAY} 1410-1440`,
        'Anna 2026-06-20 0-30',
        `room ${DAY} 1400-1440`,
        'room 2026-06-20 0-45',
      ],
    ],
    [
      'preparation before midnight on the day before',
      { timeindexStart: 0 },
      [`Anna ${DAY} 0-60`, 'room 2026-06-18 1430-1440', `room ${DAY} 0-75`],
    ],
  ])('has %s', (_name, change, expected) => {
    expect(lines(treatment(change))).toEqual(expected);
  });
});

describe('occupationsByDay', () => {
  const all = [
    treatment({ date: '2026-06-18', timeindexStart: 1420 }),
    treatment({ timeindexStart: 0 }),
    treatment({ timeindexStart: 1410 }),
    treatment({ date: '2026-06-20', timeindexStart: 5 }),
    treatment({ date: '2026-06-25' }),
  ];
  async function* each(treatments: readonly Claiming[]): AsyncGenerator<Claiming> {
    yield* treatments;
  }
  const told = async (kind: 'therapist' | 'room', period = {}) => {
    const { from = '', until = '9' } = daysOfHolders(period);
    const read = all.filter(({ date }) => from <= date && date <= until);
    const found = [];
    for await (const one of occupationsByDay(each(read), kind, period)) found.push(one);
    return found;
  };

  it.each(['therapist', 'room'] as const)(
    'tells every %s’s time, in order of date',
    async (kind) => {
      const found = await told(kind);
      const dates = found.map(({ date }) => date);
      expect(dates).toEqual([...dates].sort());
      const expected = all.flatMap((one) => claimOf(one).resources ?? []);
      expect(found).toHaveLength(expected.filter((one) => one.kind === kind).length);
    },
  );

  it('tells what a day has from the day before and the day after', async () => {
    const found = await told('room', { from: DAY, until: DAY });
    expect(found.map(({ date, start, end }) => [date, start, end])).toEqual([
      [DAY, 0, 55],
      [DAY, 0, 75],
      [DAY, 1400, 1440],
      [DAY, 1435, 1440],
    ]);
  });
});
