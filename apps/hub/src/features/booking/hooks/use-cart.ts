import { useState } from 'react';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { readSession, writeSession } from '../../../shared/lib/session-store';
import { type CartItem, readCart, withChanged, withItem } from '../lib/cart';

/** What the guest has chosen to book together, kept while the tab lives. */
export function useCart() {
  const { _id: vendorId } = useVendor();
  const key = `atrium.cart.${vendorId}`;
  const [items, setItems] = useState(() => readCart(readSession(key)));
  const keep = (next: CartItem[]) => {
    setItems(next);
    writeSession(key, next.length > 0 ? next : undefined);
  };
  return {
    items,
    add: (item: CartItem) => keep(withItem(items, item)),
    change: (item: CartItem) => keep(withChanged(items, item)),
    remove: (id: string) => keep(items.filter((item) => item.id !== id)),
    clear: () => keep([]),
  };
}
