import { aBooking, id } from '../../../../testing/fixtures';
import { reservationsByTable } from './by-table';

test('a reservation is listed at each of its tables, one without a table at none', () => {
  const at = (...tables: string[]) => tables.map((_table) => ({ _table }));
  const both = aBooking({ _id: id(1), tables: at('a', 'b') });
  const one = aBooking({ _id: id(2), tables: at('b') });
  const none = aBooking({ _id: id(3), tables: [] });
  expect([...reservationsByTable([both, one, none])]).toEqual([
    ['a', [both]],
    ['b', [both, one]],
  ]);
});
