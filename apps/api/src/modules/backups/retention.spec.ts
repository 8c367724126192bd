import { mongo } from 'mongoose';
import type { Manifest } from './manifest';
import { surplus } from './retention';

const moment = { at: new mongo.Timestamp({ t: 1, i: 1 }), wall: new Date(0) };
const backup = (id: string, isWhole = true) =>
  ({ id, ...(isWhole ? { from: moment, until: moment } : {}) }) as Manifest;

describe('what goes when a number of backups is kept', () => {
  const all = [backup('1'), backup('2', false), backup('3'), backup('4'), backup('5', false)];
  it.each([
    [1, ['1', '2', '3']],
    [2, ['1', '2']],
    [3, ['2']],
    [9, ['2']],
  ])('%d', (keep, ids) => {
    expect(surplus(all, keep).map(({ id }) => id)).toEqual(ids);
  });

  it('is nothing while none is whole', () => {
    expect(surplus([backup('1', false)], 1)).toEqual([]);
  });
});
