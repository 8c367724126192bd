import type { GuestState } from '../hooks/use-guest';
import { useVendor } from '../hooks/use-vendor';
import { useSharedStore } from '../lib/shared-store';
import { type CartItem, readCart, withChanged, withItem } from './cart';

const none: readonly CartItem[] = [];

/**
 * The guest's cart, the same in all tabs. It is shown while the session is being restored, so that
 * the page does not jump, but never to another guest.
 */
export function useCart(guest: GuestState) {
  const { _id: vendorId } = useVendor();
  const { value: kept, latest, write } = useSharedStore(`cart.${vendorId}`, readCart);
  const owner = guest.status === 'guest' ? guest.guest._id : kept.owner;
  const items = guest.status === 'visitor' || owner !== kept.owner ? none : kept.items;
  const change = (next: (items: readonly CartItem[]) => CartItem[]) => {
    const before = latest();
    const changed = next(before.owner === owner ? before.items : none);
    write(changed.length > 0 ? { owner, items: changed } : undefined);
  };
  return {
    items,
    add: (item: CartItem) => change((cart) => withItem(cart, item)),
    change: (item: CartItem) => change((cart) => withChanged(cart, item)),
    /** Whether another tab has taken them out of the cart, or booked them, since the last render. */
    areGone: (shown: readonly CartItem[]) => {
      const now = latest();
      const left = now.owner === owner ? now.items : none;
      return shown.every((item) => left.every(({ id }) => id !== item.id));
    },
    /** Those that were added meanwhile, in another tab, stay. */
    remove: (removed: readonly CartItem[]) =>
      change((cart) => cart.filter(({ id }) => removed.every((item) => item.id !== id))),
  };
}
