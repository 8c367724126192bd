import { isApiError } from '@atrium/api-client/api-error';
import type { HubGroupItem } from '@atrium/api-client/hub';
import { toSelection } from '@atrium/rules/bookings/participants';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import type { BookingDraft } from '../booking/booking-draft';
import { isBookingFields } from '../booking/sending/attempt';
import { readWish } from '../booking/table-wish';

/** An activity that waits to be booked together with others. */
export interface CartItem {
  /** Of this item; the same slot may be in the cart twice. */
  id: string;
  /** The activity's name, in the guest's language when it was chosen. */
  name: string;
  /** ISO instant until which its places are held; absent for one without a hold. */
  heldUntil?: string | undefined;
  /** Minor units, in total. */
  price: number;
  /** The part of the price a membership or stay does not cover, in minor units. */
  extras: number;
  currency: string;
  input: HubGroupItem;
}

/** The API's limit for a group. */
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

/** What the browser stores of a cart. */
export interface KeptCart {
  /** Id of the guest it belongs to. */
  owner: string;
  items: CartItem[];
}

/** Reads a cart from the browser's storage; invalid items are dropped. */
export const readCart = (stored: unknown): KeptCart =>
  isRecord(stored) && typeof stored.owner === 'string' && Array.isArray(stored.items)
    ? { owner: stored.owner, items: stored.items.filter(isItem).slice(0, MAX_CART) }
    : { owner: '', items: [] };

/**
 * Adds an item. A guest has one hold per service and day, so an earlier item for that day loses its
 * hold and is booked from free places.
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

/** Replaces an item in its position. */
export const withChanged = (cart: readonly CartItem[], item: CartItem): CartItem[] =>
  cart.map((each) => (each.id === item.id ? item : each));

/** The item at another time, without a hold: it is booked from free places. */
export function movedTo(
  item: CartItem,
  { date, time }: { date: CalendarDate; time: number },
): CartItem {
  const { holdId: _, timeindexEnd: __, available: ___, waitingList: ____, ...input } = item.input;
  return { ...item, heldUntil: undefined, input: { ...input, date, timeindex: time } };
}

/** The item on the waiting list: it takes no place and has no hold. */
export function waitingFor(item: CartItem): CartItem {
  const { holdId: _, available: __, ...input } = item.input;
  return { ...item, heldUntil: undefined, input: { ...input, waitingList: true } };
}

/**
 * Until when the first hold in the cart lasts; undefined if none does. @param now epoch
 * milliseconds
 */
export function heldUntil(cart: readonly CartItem[], now: number): number | undefined {
  const ends = cart.map((item) => Date.parse(item.heldUntil ?? '')).filter((until) => until > now);
  return ends.length > 0 ? Math.min(...ends) : undefined;
}

/** What the guest pays for an item, in minor units; a membership or stay covers the places. */
export const itemPrice = ({ price, extras, input }: CartItem): number =>
  input._membership !== undefined || input._stayService !== undefined ? extras : price;

/** The total, in minor units. */
export const cartTotal = (cart: readonly CartItem[]): number =>
  cart.reduce((sum, item) => sum + itemPrice(item), 0);

/** The draft for choosing another time for the item. */
export const draftOfItem = ({ input }: CartItem): BookingDraft => ({
  party: toSelection({
    participants: input.participants,
    numberOfChildren: input.numberOfChildren ?? 0,
    childAges: input.childAges,
  }),
  comment: input.comment ?? '',
  addons: Object.fromEntries(
    (input.addons ?? []).map(({ _addon, quantity }) => [_addon, quantity]),
  ),
  companions: (input.companions ?? []).map(({ name }) => name),
  wish: readWish(input.tableWish),
  ...(input._membership !== undefined && { membership: input._membership }),
});

/** The item named by a refusal of the whole cart. */
export function refusedItem(cart: readonly CartItem[], error: unknown): CartItem | undefined {
  if (!isApiError(error)) return undefined;
  for (const { field } of error.details) {
    const [, index] = /^items\.(\d+)/.exec(field) ?? [];
    if (index !== undefined) return cart[Number(index)];
  }
  return undefined;
}
