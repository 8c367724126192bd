import { type CartItem, cartTotal, readCart, refusedItem, withItem } from './cart';

const item = (
  change: Partial<CartItem> = {},
  input: Partial<CartItem['input']> = {},
): CartItem => ({
  id: 'a',
  name: 'Sauna',
  price: 50_000,
  currency: 'NOK',
  heldUntil: '2026-11-21T11:10:00.000Z',
  input: {
    _service: 'sauna',
    date: '2026-11-25',
    timeindex: 600,
    participants: 2,
    holdId: 'hold-a',
    ...input,
  },
  ...change,
});

test('a cart survives a reload, without what is none of it', () => {
  const cart = [item(), item({ id: 'b' }, { timeindex: 840 })];
  expect(readCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
  expect(readCart([item(), { id: 'x' }, null])).toEqual([item()]);
  expect(readCart('cart')).toEqual([]);
});

test('another time of the same service and day takes over the hold; another day does not', () => {
  const later = item({ id: 'b' }, { timeindex: 840, holdId: 'hold-b' });
  const [first, second] = withItem([item()], later);
  expect(first?.input).not.toHaveProperty('holdId');
  expect(first?.heldUntil).toBeUndefined();
  expect(second).toEqual(later);
  const elsewhere = item({ id: 'c' }, { date: '2026-11-26' });
  expect(withItem([item()], elsewhere)[0]?.input.holdId).toBe('hold-a');
});

test('costs the sum of its items', () => {
  expect(cartTotal([])).toBe(0);
  expect(cartTotal([item(), item({ price: 2_500 })])).toBe(52_500);
});

test('a refusal names its item', () => {
  const cart = [item(), item({ id: 'b', name: 'Yoga' })];
  const refusal = (field: string) => ({
    status: 409,
    code: 'SLOT_FULL',
    message: '',
    details: [{ field, message: '' }],
  });
  expect(refusedItem(cart, refusal('items.1'))?.name).toBe('Yoga');
  expect(refusedItem(cart, refusal('items.0.addons'))?.name).toBe('Sauna');
  expect(refusedItem(cart, refusal('items.9'))).toBeUndefined();
  expect(refusedItem(cart, refusal('participants'))).toBeUndefined();
  expect(refusedItem(cart, new Error('broken'))).toBeUndefined();
});
