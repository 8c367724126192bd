import type { AvailableDay } from '@atrium/api-client/hub';
import { reservationFixture } from '../../../testing/fixtures';
import { changeOf, editedOf, withOwnPlaces, withRoom } from './reservation-change';

const reservation = reservationFixture({ participants: 3, numberOfChildren: 1, comment: 'Window' });
const edited = editedOf(reservation);

const time = (start: number, available: number, bookable = available > 0) => ({
  start,
  end: start + 60,
  available,
  held: 0,
  showAvailability: true,
  showEndTime: false,
  waitingList: true,
  bookable,
});
const day = (date: string, times: AvailableDay['times']): AvailableDay => ({
  date,
  available: 0,
  state: 'open',
  times,
});

test('opened and saved again it stays as it was: three, with one child', () => {
  expect(edited.party).toEqual({ adults: 2, children: 1 });
  expect(changeOf(reservation, edited)).toEqual({});
});

test('only what was changed is sent', () => {
  expect(changeOf(reservation, { ...edited, comment: ' Aisle ' })).toEqual({ comment: 'Aisle' });
  expect(changeOf(reservation, { ...edited, comment: '' })).toEqual({ comment: '' });
  expect(changeOf(reservation, { ...edited, party: { adults: 3, children: 1 } })).toEqual({
    participants: 4,
  });
  expect(changeOf(reservation, { ...edited, time: 660 })).toEqual({ timeindex: 660 });
});

test('a wish for the table is sent whole, and an empty one takes it back', () => {
  const wish = { attributes: ['window' as const], granted: [], tableGranted: false };
  const wished = reservationFixture({ tableWish: { ...wish, _table: 't7', tableName: 'W7' } });
  const { wish: asked, ...rest } = editedOf(wished);
  expect(changeOf(wished, { ...rest, wish: { ...asked, attributes: ['window'] } })).toEqual({});
  expect(
    changeOf(wished, { ...rest, wish: { ...asked, attributes: ['window', 'highChair'] } }),
  ).toEqual({ tableWish: { attributes: ['window', 'highChair'], _table: 't7' } });
  expect(changeOf(wished, { ...rest, wish: { ...asked, _table: undefined } })).toEqual({
    tableWish: { attributes: ['window'] },
  });
  expect(changeOf(wished, { ...rest, wish: { attributes: [], _table: undefined } })).toEqual({
    tableWish: { attributes: [] },
  });
});

test('another day comes with its time, also when that is the same', () => {
  expect(changeOf(reservation, { ...edited, date: '2026-12-02' })).toEqual({
    date: '2026-12-02',
    timeindex: reservation.timeindex,
  });
});

test('the own places are free to move into', () => {
  const [own, other] = withOwnPlaces(
    [
      day(reservation.date, [time(reservation.timeindex, 0), time(720, 2)]),
      day('2026-12-02', [time(600, 1)]),
    ],
    reservation,
  );
  expect(own?.times.map(({ available, bookable }) => [available, bookable])).toEqual([
    [3, true],
    [2, true],
  ]);
  expect(other?.times[0]?.available).toBe(1);
});

test('a waiting booking has no places of its own', () => {
  const waiting = reservationFixture({ active: false, waitingList: true });
  const [own] = withOwnPlaces([day(waiting.date, [time(waiting.timeindex, 0)])], waiting);
  expect(own?.times[0]?.available).toBe(0);
});

test('a full time cannot be moved to, whatever its waiting list', () => {
  const [full] = withRoom([day('2026-12-02', [time(600, 0, true), time(660, 1)])]);
  expect(full?.times.map(({ bookable }) => bookable)).toEqual([false, true]);
});
