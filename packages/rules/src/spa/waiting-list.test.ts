import { type DayStarts, type WaitingGuest, waitingTurns } from './waiting-list';

const NOW = Date.parse('2026-06-15T07:00:00Z');
const MINUTE = 60_000;
const SATURDAY = '2026-06-20';
const SUNDAY = '2026-06-21';

const on = (date: string, ...starts: number[]): DayStarts => ({ date, starts });
const waiting = (guest: Partial<WaitingGuest> = {}): WaitingGuest => ({
  ...{ free: [], known: [] },
  ...guest,
});
const told = (minutesAgo: number, ...dates: string[]) => ({
  told: { at: NOW - minutesAgo * MINUTE, dates },
});

it('whoever has waited longest hears first of a day', () => {
  const free = [on(SATURDAY, 600, 615)];
  expect(waitingTurns([waiting({ free }), waiting({ free })], NOW)).toEqual([
    { news: free, known: free },
    { news: [], known: [] },
  ]);
});

it('somebody for whom nothing is free holds up nobody', () => {
  const free = [on(SATURDAY, 600)];
  const [first, second] = waitingTurns([waiting(), waiting({ free })], NOW);
  expect([first?.news, second?.news]).toEqual([[], free]);
});

it('each day has its own order', () => {
  const [, second] = waitingTurns(
    [
      waiting({ free: [on(SATURDAY, 600)] }),
      waiting({ free: [on(SATURDAY, 600), on(SUNDAY, 720)] }),
    ],
    NOW,
  );
  expect(second?.news).toEqual([on(SUNDAY, 720)]);
});

it.each([
  ['nobody else within half an hour', 29, []],
  ['the next when it is over', 30, [on(SATURDAY, 600)]],
])('after somebody was told, %s hears of what is left', (_, minutesAgo, news) => {
  const free = [on(SATURDAY, 600)];
  const list = [waiting({ free, known: free, ...told(minutesAgo, SATURDAY) }), waiting({ free })];
  expect(waitingTurns(list, NOW).map((turn) => turn.news)).toEqual([[], news]);
});

it('somebody further down who was told has the day too', () => {
  const free = [on(SATURDAY, 600)];
  const list = [waiting({ free }), waiting({ known: free, ...told(10, SATURDAY) })];
  expect(waitingTurns(list, NOW).map(({ news }) => news)).toEqual([[], []]);
});

it('what somebody knows is no news', () => {
  const guest = waiting({
    free: [on(SATURDAY, 600, 660), on(SUNDAY, 600)],
    known: [on(SATURDAY, 600), on(SUNDAY, 600)],
  });
  expect(waitingTurns([guest], NOW)).toEqual([
    { news: [on(SATURDAY, 660)], known: [on(SATURDAY, 600, 660), on(SUNDAY, 600)] },
  ]);
});

it('what was taken and becomes free again is news once more', () => {
  const [taken] = waitingTurns([waiting({ known: [on(SATURDAY, 600)] })], NOW);
  expect(taken).toEqual({ news: [], known: [] });
  const free = [on(SATURDAY, 600)];
  const [again] = waitingTurns([waiting({ free, known: taken?.known ?? [] })], NOW);
  expect(again?.news).toEqual(free);
});

it('what somebody could not be told of yet is news later', () => {
  const free = [on(SATURDAY, 600)];
  const first = { known: free, ...told(5, SATURDAY) };
  const [, second] = waitingTurns([waiting(first), waiting({ free })], NOW);
  expect(second?.known).toEqual([]);
});
