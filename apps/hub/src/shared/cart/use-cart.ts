import { useState } from 'react';
import type { GuestState } from '../hooks/use-guest';
import { useVendor } from '../hooks/use-vendor';
import { readSession, writeSession } from '../lib/session-store';
import { type CartItem, readCart, withChanged, withItem } from './cart';

/**
 * The guest's cart, kept for the life of the tab. It is shown while the session is being restored,
 * so that the page does not jump, but never to another guest.
 */
export function useCart(guest: GuestState) {
  const { _id: vendorId } = useVendor();
  const key = `atrium.cart.${vendorId}`;
  const [kept, setKept] = useState(() => readCart(readSession(key)));
  const owner = guest.status === 'guest' ? guest.guest._id : kept.owner;
  const items = guest.status === 'visitor' || owner !== kept.owner ? [] : kept.items;
  const keep = (next: CartItem[]) => {
    const cart = { owner, items: next };
    setKept(cart);
    writeSession(key, next.length > 0 ? cart : undefined);
  };
  return {
    items,
    add: (item: CartItem) => keep(withItem(items, item)),
    change: (item: CartItem) => keep(withChanged(items, item)),
    remove: (id: string) => keep(items.filter((item) => item.id !== id)),
    clear: () => keep([]),
  };
}
