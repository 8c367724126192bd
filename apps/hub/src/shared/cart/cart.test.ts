import { noWish } from '../booking/table-wish';
import {
  type CartItem,
  cartTotal,
  draftOfItem,
  movedTo,
  readCart,
  refusedItem,
  waitingFor,
  withChanged,
  withItem,
} from './cart';

const item = (
  change: Partial<CartItem> = {},
  input: Partial<CartItem['input']> = {},
): CartItem => ({
  id: 'a',
  name: 'Sauna',
  price: 50_000,
  extras: 5_000,
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
  const cart = { owner: 'guest', items: [item(), item({ id: 'b' }, { timeindex: 840 })] };
  expect(readCart(JSON.parse(JSON.stringify(cart)))).toEqual(cart);
  const { extras: _, ...older } = item();
  expect(readCart({ owner: 'guest', items: [item(), { id: 'x' }, null, older] }).items).toEqual([
    item(),
  ]);
  const empty = { owner: '', items: [] };
  for (const stored of [undefined, 'cart', [item()], { items: [item()] }, { owner: 'guest' }]) {
    expect(readCart(stored)).toEqual(empty);
  }
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

test('what a membership or a stay pays for costs what goes along with it', () => {
  expect(cartTotal([item({}, { _membership: 'ten' }), item()])).toBe(55_000);
  expect(cartTotal([item({}, { _stayService: 's1' })])).toBe(5_000);
});

test('an item that moves keeps all but its time and what was known of that', () => {
  const before = item(
    {},
    { timeindexEnd: 660, available: 2, comment: 'Quiet', _membership: 'ten' },
  );
  const after = movedTo(before, { date: '2026-11-26', time: 840 });
  expect(after).toEqual({
    ...before,
    heldUntil: undefined,
    input: {
      _service: 'sauna',
      date: '2026-11-26',
      timeindex: 840,
      participants: 2,
      comment: 'Quiet',
      _membership: 'ten',
    },
  });
  const other = item({ id: 'b' });
  expect(withChanged([before, other], after)).toEqual([after, other]);
});

test('an item that waits takes and holds no place', () => {
  const after = waitingFor(item({}, { available: 1 }));
  expect(after.heldUntil).toBeUndefined();
  expect(after.input).toEqual({
    _service: 'sauna',
    date: '2026-11-25',
    timeindex: 600,
    participants: 2,
    waitingList: true,
  });
  // At another time it is booked, not waited for.
  expect(movedTo(after, { date: '2026-11-25', time: 840 }).input).not.toHaveProperty('waitingList');
});

test('choosing its time again begins with what it was made of', () => {
  const made = item(
    {},
    {
      participants: 3,
      numberOfChildren: 1,
      comment: 'Quiet',
      addons: [{ _addon: 'towel', quantity: 2 }],
      companions: [{ name: 'Ola' }],
      _membership: 'ten',
      tableWish: { attributes: ['window'], _table: 't7' },
    },
  );
  expect(draftOfItem(made)).toEqual({
    party: { adults: 2, children: 1 },
    comment: 'Quiet',
    addons: { towel: 2 },
    companions: ['Ola'],
    membership: 'ten',
    wish: { attributes: ['window'], _table: 't7' },
  });
  expect(draftOfItem(item())).toEqual({
    party: { adults: 2, children: 0 },
    comment: '',
    addons: {},
    companions: [],
    wish: noWish,
  });
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
