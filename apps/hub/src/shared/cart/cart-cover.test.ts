import type { HubMembership } from '@atrium/api-client/hub';
import type { CartItem } from './cart';
import { lessUses, membershipsFor, paidBy, payableCart, usesOf } from './cart-cover';

const membership = (change: Partial<HubMembership> = {}): HubMembership => ({
  _id: 'ten',
  _membershipType: { _id: 'type', name: 'Ten saunas' },
  status: 'active',
  dateFrom: '2026-01-01',
  maxNumberOfUsages: 10,
  numberOfUsages: 9,
  usagesLeft: 1,
  services: ['sauna', 'yoga'],
  treatmentTypes: [],
  ...change,
});

const item = (id: string, input: Partial<CartItem['input']> = {}): CartItem => ({
  id,
  name: id,
  price: 25_000,
  extras: 0,
  currency: 'NOK',
  input: { _service: 'sauna', date: '2026-11-25', timeindex: 600, participants: 1, ...input },
});
const paid = (id: string, input: Partial<CartItem['input']> = {}) =>
  item(id, { _membership: 'ten', ...input });
const payers = (cart: readonly CartItem[]) => cart.map(({ input }) => input._membership);

test('uses are summed by membership, each participant one', () => {
  const cart = [
    paid('a', { participants: 3 }),
    item('b'),
    paid('c'),
    item('d', { _membership: 'x' }),
  ];
  expect(usesOf(cart)).toEqual({ ten: 4, x: 1 });
});

test('what is spoken for is not left; of an unlimited one nothing is counted down', () => {
  expect(lessUses([membership()], { ten: 1 })[0]).toMatchObject({
    numberOfUsages: 10,
    usagesLeft: 0,
  });
  const unlimited = membership({ maxNumberOfUsages: 0 });
  delete unlimited.usagesLeft;
  expect(lessUses([unlimited], { ten: 5 })[0]).not.toHaveProperty('usagesLeft');
});

describe('a last use', () => {
  const cart = [paid('a'), item('b', { _service: 'yoga' })];

  test('is offered to the item that has it, and to no other', () => {
    expect(membershipsFor(cart[0] ?? item('a'), cart, [membership()])).toHaveLength(1);
    expect(membershipsFor(cart[1] ?? item('b'), cart, [membership()])).toEqual([]);
  });

  test('is offered to all as long as none has it', () => {
    const free = [item('a'), item('b')];
    for (const each of free) expect(membershipsFor(each, free, [membership()])).toHaveLength(1);
  });
});

test.each([
  ['two items that want one use: the first has it', [paid('a'), paid('b')], {}, ['ten', undefined]],
  ['enough for both', [paid('a'), paid('b')], { numberOfUsages: 8 }, ['ten', 'ten']],
  [
    'too many for the first: the second has it',
    [paid('a', { participants: 2 }), paid('b')],
    {},
    [undefined, 'ten'],
  ],
  ['used up meanwhile', [paid('a')], { numberOfUsages: 10 }, [undefined]],
  ['paused meanwhile', [paid('a')], { status: 'paused' }, [undefined]],
  ['not what it covers', [paid('a', { _service: 'gym' })], {}, [undefined]],
  [
    'unlimited',
    [paid('a', { participants: 9 }), paid('b')],
    { maxNumberOfUsages: 0 },
    ['ten', 'ten'],
  ],
] as const)('%s', (_name, cart, change, expected) => {
  expect(payers(payableCart(cart, [membership(change)]))).toEqual(expected);
});

test('a membership that is gone pays for nothing, and what needs none stays the very item', () => {
  const plain = item('b');
  const [first, second] = payableCart([paid('a'), plain], []);
  expect(first?.input).not.toHaveProperty('_membership');
  expect(second).toBe(plain);
});

test('an item is paid by what is chosen, or as usual', () => {
  expect(paidBy(item('a'), 'ten').input._membership).toBe('ten');
  expect(paidBy(paid('a'), undefined).input).not.toHaveProperty('_membership');
});
