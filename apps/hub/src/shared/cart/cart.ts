import { isApiError } from '@atrium/api-client/api-error';
import type { HubGroupItem } from '@atrium/api-client/hub';
import type { CalendarDate } from '@atrium/rules/calendar-date';
import { toSelection } from '@atrium/rules/participants';
import { isBookingFields } from '../booking/attempt';
import type { BookingDraft } from '../booking/booking-draft';

/** An activity that waits to be booked together with others. */
export interface CartItem {
  /** Of this item; the same slot may be in the cart twice. */
  id: string;
  /** Of the activity, in the guest's language when it was chosen. */
  name: string;
  /** ISO instant until which its places are held; absent for one without a hold. */
  heldUntil?: string | undefined;
  /** Minor units, of all of it. */
  price: number;
  /** What of the price a membership or a stay does not pay for, in minor units. */
  extras: number;
  currency: string;
  input: HubGroupItem;
}

/** As many as can be booked in one go. */
export const MAX_CART = 20;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

const isItem = (value: unknown): value is CartItem =>
  isRecord(value) &&
  typeof value.id === 'string' &&
  typeof value.name === 'string' &&
  typeof value.price === 'number' &&
  typeof value.extras === 'number' &&
  typeof value.currency === 'string' &&
  ['undefined', 'string'].includes(typeof value.heldUntil) &&
  isBookingFields(value.input);

/** What the browser keeps of a cart. */
export interface KeptCart {
  /** Id of the guest whose it is. */
  owner: string;
  items: CartItem[];
}

/** A cart out of the browser's storage; what is no item of it is left out. */
export const readCart = (stored: unknown): KeptCart =>
  isRecord(stored) && typeof stored.owner === 'string' && Array.isArray(stored.items)
    ? { owner: stored.owner, items: stored.items.filter(isItem).slice(0, MAX_CART) }
    : { owner: '', items: [] };

/**
 * The cart with one more. A guest holds one time of a service on a day, so an earlier item of that day has
 * lost its hold and is booked from what is free.
 */
export function withItem(cart: readonly CartItem[], item: CartItem): CartItem[] {
  const { _service, date } = item.input;
  const others = cart.map((each): CartItem => {
    if (each.input._service !== _service || each.input.date !== date) return each;
    const { holdId: _, ...input } = each.input;
    return { ...each, heldUntil: undefined, input };
  });
  return [...others, item].slice(-MAX_CART);
}

/** The cart with one item as it is now, in its place. */
export const withChanged = (cart: readonly CartItem[], item: CartItem): CartItem[] =>
  cart.map((each) => (each.id === item.id ? item : each));

/** The item at another time, which is not held: it is booked from what is free. */
export function movedTo(
  item: CartItem,
  { date, time }: { date: CalendarDate; time: number },
): CartItem {
  const { holdId: _, timeindexEnd: __, available: ___, waitingList: ____, ...input } = item.input;
  return { ...item, heldUntil: undefined, input: { ...input, date, timeindex: time } };
}

/** The item in the waiting list of its time: it takes no place, and holds none. */
export function waitingFor(item: CartItem): CartItem {
  const { holdId: _, available: __, ...input } = item.input;
  return { ...item, heldUntil: undefined, input: { ...input, waitingList: true } };
}

/** What an item costs its guest, in minor units: a membership or a stay pays for the places. */
export const itemPrice = ({ price, extras, input }: CartItem): number =>
  input._membership !== undefined || input._stayService !== undefined ? extras : price;

/** What all of it costs, in minor units. */
export const cartTotal = (cart: readonly CartItem[]): number =>
  cart.reduce((sum, item) => sum + itemPrice(item), 0);

/** What a new choice of a time for the item begins with. */
export const draftOfItem = ({ input }: CartItem): BookingDraft => ({
  party: toSelection({
    participants: input.participants,
    numberOfChildren: input.numberOfChildren ?? 0,
  }),
  comment: input.comment ?? '',
  addons: Object.fromEntries(
    (input.addons ?? []).map(({ _addon, quantity }) => [_addon, quantity]),
  ),
  companions: (input.companions ?? []).map(({ name }) => name),
  ...(input._membership !== undefined && { membership: input._membership }),
});

/** The item that a refusal of the whole names. */
export function refusedItem(cart: readonly CartItem[], error: unknown): CartItem | undefined {
  if (!isApiError(error)) return undefined;
  for (const { field } of error.details) {
    const [, index] = /^items\.(\d+)/.exec(field) ?? [];
    if (index !== undefined) return cart[Number(index)];
  }
  return undefined;
}
