import { Types } from 'mongoose';
import type { ResourceKind, ResourceOccupation } from '../claim';
import { freedTables } from './freed-tables';

const [ONE, TWO] = [new Types.ObjectId(), new Types.ObjectId()];

const had = (
  holder: string,
  resource: Types.ObjectId,
  [start, end]: readonly [number, number],
  kind: ResourceKind = 'table',
): ResourceOccupation => ({ holder, kind, resource, date: '2026-06-19', start, end });
const at = (start: number, end: number) => ({ date: '2026-06-19', start, end });

describe('what a change frees', () => {
  it.each<[string, ResourceOccupation[], ResourceOccupation[], object]>([
    ['nothing', [had('a', ONE, [60, 120])], [had('a', ONE, [60, 120])], none()],
    [
      'a table that is left',
      [had('a', ONE, [60, 120])],
      [],
      { times: [at(60, 120)], holders: ['a'] },
    ],
    [
      'one that is left earlier',
      [had('a', ONE, [60, 120])],
      [had('a', ONE, [60, 90])],
      { times: [at(60, 120)], holders: ['a'] },
    ],
    [
      'none that is stayed at longer',
      [had('a', ONE, [60, 120])],
      [had('a', ONE, [0, 180])],
      none(),
    ],
    ['none that another takes', [had('a', ONE, [60, 120])], [had('b', ONE, [60, 120])], none()],
    [
      'one for another',
      [had('a', ONE, [60, 120])],
      [had('a', TWO, [60, 120])],
      { times: [at(60, 120)], holders: ['a'] },
    ],
    ['no therapist', [had('a', ONE, [60, 120], 'therapist')], [], none()],
    [
      'a time once, for two tables',
      [had('a', ONE, [60, 120]), had('a', TWO, [60, 120])],
      [],
      { times: [at(60, 120)], holders: ['a'] },
    ],
  ])('is %s', (_, before, after, freed) => {
    expect(freedTables(before, after)).toEqual(freed);
  });
});

function none() {
  return { times: [], holders: [] };
}
