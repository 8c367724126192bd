import { Types } from 'mongoose';
import {
  besideOccupations,
  occupationDifferences,
  piecesByDay,
  type ResourceOccupation,
} from '../../capacity/public';
import { dateOfOccupation, piecesOf } from '../../capacity/resources/occupation-changes';

const table = new Types.ObjectId('64b000000000000000000001');
const id = (date: string) => `table:${table.toHexString()}|${date}`;
const stay = (holder: string, date: string, start: number, end: number): ResourceOccupation => ({
  ...{ holder, kind: 'table', resource: table, date, start, end },
});
const occupation = (date: string, ...occ: [b: string, s: number, e: number][]) => ({
  _id: id(date),
  _vendor: table,
  date,
  occ: occ.map(([b, s, e]) => ({ b, s, e })),
  v: 0,
});

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}
async function all<T>(items: AsyncIterable<T>): Promise<T[]> {
  const found: T[] = [];
  for await (const one of items) found.push(one);
  return found;
}

describe('piecesByDay', () => {
  it('lays an evening past midnight out on both of its days, each day once and in order', async () => {
    const days = await all(
      piecesByDay(
        each([
          stay('a', '2026-06-19', 1320, 1560),
          stay('b', '2026-06-19', 600, 660),
          stay('c', '2026-06-20', 600, 660),
          stay('d', '2026-06-25', 600, 660),
        ]),
      ),
    );
    expect(days.map(({ date, pieces }) => [date, pieces.map(({ b }) => b)])).toEqual([
      ['2026-06-19', ['a', 'b']],
      ['2026-06-20', ['a', 'c']],
      ['2026-06-25', ['d']],
    ]);
  });
});

describe('besideOccupations', () => {
  it('pairs days, and gives each that has no counterpart alone', async () => {
    const occupations = ['2026-06-18', '2026-06-20'].map((date) => occupation(date));
    const stays = ['2026-06-19', '2026-06-20', '2026-06-21'].map((date) => stay('a', date, 0, 60));
    const pairs = await all(besideOccupations(each(occupations), piecesByDay(each(stays))));
    expect(
      pairs.map(({ pieces, occupations: some }) => [
        pieces.map((piece) => dateOfOccupation(piece.id)),
        some.map(({ date }) => date),
      ]),
    ).toEqual([
      [[], ['2026-06-18']],
      [['2026-06-19'], []],
      [['2026-06-20'], ['2026-06-20']],
      [['2026-06-21'], []],
    ]);
  });
});

const NOW = new Date('2026-06-15T10:00:00Z');

describe('occupationDifferences', () => {
  const day = '2026-06-19';
  const pieces = (...stays: ResourceOccupation[]) => stays.flatMap(piecesOf);
  const a = stay('a', day, 600, 660);

  it.each([
    ['nothing where both say the same', pieces(a), [occupation(day, ['a', 600, 660])], []],
    [
      'nothing where who comes touches who leaves',
      pieces(a, stay('b', day, 660, 720)),
      [occupation(day, ['a', 600, 660], ['b', 660, 720])],
      [],
    ],
    ['a booking without its table', pieces(a), [occupation(day)], ['occupation-missing a']],
    ['a day that nobody made', pieces(a), [], ['occupation-missing a']],
    [
      'a table that nobody has any more',
      [],
      [occupation(day, ['a', 600, 660])],
      ['occupation-unknown a'],
    ],
    [
      'other times',
      pieces(a),
      [occupation(day, ['a', 600, 700])],
      ['occupation-missing a', 'occupation-unknown a'],
    ],
    [
      'two at once',
      pieces(a, stay('b', day, 630, 700)),
      [occupation(day, ['a', 600, 660], ['b', 630, 700])],
      ['overlap b'],
    ],
  ])('finds %s', (_, wanted, known, found) => {
    const differences = occupationDifferences(wanted, known, NOW);
    expect(differences.map((one) => `${one.kind} ${'by' in one ? one.by : ''}`)).toEqual(found);
  });

  it('finds a hold that keeps no table, and leaves those that have lapsed alone', () => {
    const held = (exp: Date) => pieces({ ...a, exp });
    const later = new Date(NOW.getTime() + 1);
    expect(occupationDifferences(held(later), [], NOW)).toHaveLength(1);
    expect(occupationDifferences(held(NOW), [], NOW)).toEqual([]);
    const stored = [{ ...occupation(day), occ: [{ b: 'a', s: 600, e: 660, exp: NOW }] }];
    expect(occupationDifferences([], stored, NOW)).toEqual([]);
  });
});
