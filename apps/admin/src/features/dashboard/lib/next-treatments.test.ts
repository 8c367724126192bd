import type { TreatmentOutput } from '@atrium/api-client/admin';
import { aTreatment } from '../../../testing/treatment-fixtures';
import { nextTreatments } from './next-treatments';

const DAY = '2026-11-21';
const at = (timeindexStart: number, more: Partial<TreatmentOutput> = {}) =>
  aTreatment({ date: DAY, timeindexStart, timeindexEnd: timeindexStart + 60, ...more });

test.each<[string, TreatmentOutput[], number, number[]]>([
  ['those to come, by their start', [at(720), at(600)], 540, [600, 720]],
  ['the one that is given now', [at(600)], 630, [600]],
  ['none that is over', [at(600)], 660, []],
  ['no pause', [at(600, { status: 'pause' })], 0, []],
  ['no guest who did not come', [at(600, { status: 'no-show' })], 0, []],
  ['nothing of the night before', [at(1410, { date: '2026-11-20' })], 0, []],
])('has %s', (_name, treatments, now, expected) => {
  const starts = nextTreatments(treatments, DAY, now).map(({ timeindexStart }) => timeindexStart);
  expect(starts).toEqual(expected);
});
