import { inOrder } from './in-order';

const plan = (key: string, date: string, start: number) => ({ key, date, start, card: key });

it('what comes first is first, whatever it is', () => {
  const bookings = [plan('sauna', '2026-11-25', 600), plan('dinner', '2026-12-01', 1140)];
  const treatments = [plan('facial', '2026-11-25', 540), plan('massage', '2026-11-30', 600)];
  expect(inOrder(bookings, treatments).map(({ key }) => key)).toEqual([
    ...['facial', 'sauna', 'massage', 'dinner'],
  ]);
});
