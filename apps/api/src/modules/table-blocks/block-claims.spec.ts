import { Types } from 'mongoose';
import { claimOf, occupationsByDay } from './block-claims';

const table = new Types.ObjectId();
const other = new Types.ObjectId();

const block = (from: string, until: string, change: object = {}) => ({
  ...{ _id: new Types.ObjectId(), tables: [table], from, until, gaps: [] },
  ...change,
});

async function* each<T>(items: readonly T[]): AsyncGenerator<T> {
  yield* items;
}

describe('occupationsByDay', () => {
  const long = block('2026-06-18', '2026-06-22');
  const night = block('2026-06-19', '2026-06-20', { start: 1380, end: 60, tables: [other] });
  const later = block('2026-07-01', '2026-07-01');

  it('tells all that the blocks claim, in order of date', async () => {
    const found = [];
    for await (const one of occupationsByDay(each([long, night, later]))) found.push(one);
    const dates = found.map(({ date }) => date);
    expect(dates).toEqual([...dates].sort());
    const lines = (all: readonly { resource: object; date: string; start: number }[]) =>
      all.map(({ resource, date, start }) => `${date} ${start} ${resource}`).sort();
    expect(lines(found)).toEqual(
      lines([long, night, later].flatMap((one) => claimOf(one).resources ?? [])),
    );
    expect(found).toHaveLength(5 + 4 + 1);
  });

  it('tells only the days that are asked for', async () => {
    const dates = [];
    const period = { from: '2026-06-21', until: '2026-06-22' };
    for await (const { date } of occupationsByDay(each([long, night]), period)) dates.push(date);
    expect(dates).toEqual(['2026-06-21', '2026-06-21', '2026-06-22']);
  });
});
