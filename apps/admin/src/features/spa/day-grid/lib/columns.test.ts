import { anAbsence } from '../../../../testing/spa-fixtures';
import { ANNA, ASPEN, aSpaDay, aTreatment, BERIT, BIRCH } from '../testing/spa-day';
import { cellsOf, rangeOf, roomColumns, therapistColumn, therapistColumns } from './columns';

const anna = { _id: ANNA, name: 'Anna Lund' };
const span = (from: number, until: number) => ({ from, until });

test('a column has what its therapist gives, in order, from preparation to reset', () => {
  const late = aTreatment({ _id: 'late', timeindexStart: 780, timeindexEnd: 840 });
  const other = aTreatment({ _id: 'other' }, BERIT);
  const column = therapistColumn(aSpaDay([late, other, aTreatment()]), anna);
  expect(column.bars.map(({ treatment, held }) => [treatment._id, held])).toEqual([
    ['a', [span(600, 675)]],
    ['late', [span(780, 855)]],
  ]);
  expect([column.booked, column.worked]).toEqual([150, 480]);
});

test('a pause books nobody, and a treatment of last night is shown until it ends', () => {
  const pause = aTreatment({ _id: 'p', status: 'pause', _treatmentType: undefined });
  const night = aTreatment({
    ...{ _id: 'n', date: '2026-11-20', timeindexStart: 1410, timeindexEnd: 1470 },
  });
  const column = therapistColumn(aSpaDay([pause, night]), anna);
  expect(column.bars.map(({ treatment, guest }) => [treatment._id, guest.from])).toEqual([
    ['n', -30],
    ['p', 600],
  ]);
  expect(column.booked).toBe(0);
});

test('breaks and absences are gaps, and no working time', () => {
  const day = aSpaDay([]);
  const shifts = day.shifts.map((shift) => ({ ...shift, breaks: [{ start: 720, end: 750 }] }));
  const ill = anAbsence({ _therapist: ANNA, from: day.date, until: day.date, start: 900 });
  const column = therapistColumn({ ...day, shifts, absences: [ill] }, anna);
  expect(column.gaps).toEqual([
    { kind: 'break', from: 720, until: 750 },
    { kind: 'away', from: 900, until: 1440 },
  ]);
  expect(column.working).toEqual([span(540, 720), span(750, 900)]);
  expect(column.worked).toBe(330);
});

test('whoever has something to do stands first; who is inactive only if they have', () => {
  const day = aSpaDay([]);
  const [first, second] = day.therapists.map((one) => ({ ...one, active: false }));
  const shifts = day.shifts.filter(({ _therapist }) => _therapist === BERIT);
  const keys = (given: Partial<typeof day>) =>
    therapistColumns({ ...day, ...given }).map(({ key }) => key);
  expect(keys({ shifts })).toEqual([BERIT, ANNA]);
  expect(keys({ shifts, therapists: [first, second].flatMap((one) => one ?? []) })).toEqual([
    BERIT,
  ]);
});

test('a room has all day, and what is given in it', () => {
  const [birch, aspen] = roomColumns(aSpaDay([aTreatment()]));
  expect(birch).toMatchObject({ key: BIRCH, booked: 75, worked: undefined });
  expect(aspen).toMatchObject({ key: ASPEN, bars: [], working: [span(0, 1440)] });
});

test('the hours are as wide as the shifts and treatments of the day', () => {
  const early = aTreatment({ timeindexStart: 420, timeindexEnd: 480 });
  const day = aSpaDay([early]);
  const columns = therapistColumns(day);
  const range = rangeOf(columns, day);
  expect(range).toEqual(span(390, 1230));
  const [anna] = columns;
  const cells = anna ? cellsOf(anna, range, day.spacing) : [];
  expect(cells.filter(({ works }) => works).map(({ start }) => start)).toEqual(
    Array.from({ length: 16 }, (_, row) => 540 + row * 30),
  );
});
