import type { HubMembership } from '@atrium/api-client/hub';
import { afterUses, usagesLeft } from '@atrium/rules/guests/membership';
import { usableMemberships } from '../booking/memberships/usable-memberships';
import type { CartItem } from './cart';

/** Reserved uses by membership id. */
type Taken = Readonly<Record<string, number>>;

/** The uses taken by a cart's items. */
export function usesOf(items: readonly CartItem[]): Taken {
  const taken: Record<string, number> = {};
  for (const { input } of items) {
    const { _membership, participants } = input;
    if (_membership !== undefined) {
      taken[_membership] = (taken[_membership] ?? 0) + participants;
    }
  }
  return taken;
}

/** The memberships with the reserved uses deducted. */
export const lessUses = (memberships: readonly HubMembership[], taken: Taken): HubMembership[] =>
  memberships.map((membership) => {
    const rest = afterUses(membership, taken[membership._id] ?? 0);
    const left = usagesLeft(rest);
    return { ...rest, ...(left !== undefined && { usagesLeft: left }) };
  });

const useOf = ({ input }: CartItem) => ({
  service: input._service,
  date: input.date,
  participants: input.participants,
});

/** The memberships that can pay for an item, given the rest of its cart. */
export function membershipsFor(
  item: CartItem,
  cart: readonly CartItem[],
  memberships: readonly HubMembership[],
): HubMembership[] {
  const others = cart.filter(({ id }) => id !== item.id);
  return usableMemberships(lessUses(memberships, usesOf(others)), useOf(item));
}

/**
 * The cart as it can be paid for, in the order in which the server takes uses: an item whose
 * membership no longer suffices is paid for as usual, and shown so before booking.
 */
export function payableCart(
  cart: readonly CartItem[],
  memberships: readonly HubMembership[],
): CartItem[] {
  const payable: CartItem[] = [];
  for (const item of cart) {
    const { _membership, ...rest } = item.input;
    const left = lessUses(memberships, usesOf(payable));
    const pays = usableMemberships(left, useOf(item)).some(({ _id }) => _id === _membership);
    payable.push(_membership === undefined || pays ? item : { ...item, input: rest });
  }
  return payable;
}

/** The item with another membership that pays for it, or with none. */
export function paidBy(item: CartItem, membership: string | undefined): CartItem {
  const { _membership: _, ...input } = item.input;
  return {
    ...item,
    input: { ...input, ...(membership !== undefined && { _membership: membership }) },
  };
}
