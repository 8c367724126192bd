import type { TableAttribute } from '../room/floor-plan';
import { attributesOffered, grantedWish } from './table-wish';

const table = (_id: string, ...attributes: TableAttribute[]) => ({ _id, attributes });

test.each([
  ['nothing without a table', { attributes: ['window' as const], table: 'a' }, [], [], false],
  [
    'what its table has, and no more',
    { attributes: ['window' as const, 'outside' as const] },
    [table('a', 'window', 'highChair')],
    ['window'],
    false,
  ],
  [
    'what one of several tables has',
    { attributes: ['wheelchair' as const], table: 'b' },
    [table('a'), table('b', 'wheelchair')],
    ['wheelchair'],
    true,
  ],
  ['no table they did not wish for', { attributes: [] }, [table('a')], [], false],
])('a party is granted %s', (_, wish, tables, attributes, itsTable) => {
  expect(grantedWish(wish, tables)).toEqual({ attributes, table: itsTable });
});

test('only what a table with seats has is offered, and each once', () => {
  const rooms = [
    { tables: [{ guestCount: 2, attributes: ['window' as const] }, { guestCount: 4 }] },
    {
      tables: [
        { guestCount: 4, attributes: ['window' as const, 'highChair' as const] },
        { guestCount: 0, attributes: ['outside' as const] },
      ],
    },
  ];
  expect(attributesOffered(rooms)).toEqual(['window', 'highChair']);
});
