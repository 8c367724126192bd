import { readFilter, toQuery, writeFilter } from './payments-filter';

const TODAY = '2026-06-12';
const read = (query: string) => readFilter(new URLSearchParams(query), TODAY);

test('without a choice it is the last thirty days', () => {
  expect(read('')).toEqual({ from: '2026-05-14', until: TODAY });
  expect(toQuery(read(''))).toEqual({ from: '2026-05-14', until: TODAY });
});

test.each([
  '',
  'from=2026-06-01',
  'from=2026-06-01&until=2026-06-02',
  'state=refunded&provider=stripe',
])('%s is written as it was read', (query) => {
  expect(writeFilter(read(query), TODAY).toString()).toBe(query);
});

test('what nobody offers is no filter', () => {
  expect(toQuery(read('state=lost&provider=gold'))).toEqual({ from: '2026-05-14', until: TODAY });
});
