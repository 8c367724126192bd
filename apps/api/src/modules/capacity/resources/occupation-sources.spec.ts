import { Types } from 'mongoose';
import type { ResourceOccupation } from '../claim';
import { OccupationSources } from './occupation-sources';

const table = new Types.ObjectId();

async function* held(holder: string, ...dates: string[]): AsyncGenerator<ResourceOccupation> {
  for (const date of dates)
    yield { holder, kind: 'table', resource: table, date, start: 0, end: 60 };
}

const told = async (all: AsyncIterable<ResourceOccupation>) => {
  const lines: string[] = [];
  for await (const { holder, date } of all) lines.push(`${date} ${holder}`);
  return lines;
};

describe('the sources of occupations', () => {
  it('are read as one, in order of date', async () => {
    const sources = new OccupationSources();
    sources.register('table', () => held('a', '2026-06-18', '2026-06-20', '2026-06-20'));
    sources.register('table', () => held('b', '2026-06-19', '2026-06-21'));
    sources.register('room', () => held('c', '2026-06-18'));
    expect(sources.kinds).toEqual(['table', 'room']);
    expect(await told(sources.read({ vendorId: '' }, 'table'))).toEqual([
      '2026-06-18 a',
      '2026-06-19 b',
      '2026-06-20 a',
      '2026-06-20 a',
      '2026-06-21 b',
    ]);
    expect(await told(sources.read({ vendorId: '' }, 'therapist'))).toEqual([]);
  });
});
