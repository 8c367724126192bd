import type { ServiceImpact } from '@atrium/api-client/admin';

/** Adds the next page; a slot that continues on it stays one slot. */
export function withPage(before: ServiceImpact, page: ServiceImpact): ServiceImpact {
  const slots = [...before.slots];
  for (const slot of page.slots) {
    const at = slots.findIndex(
      ({ date, timeindex }) => date === slot.date && timeindex === slot.timeindex,
    );
    const known = slots[at];
    if (known) slots[at] = { ...slot, bookings: [...known.bookings, ...slot.bookings] };
    else slots.push(slot);
  }
  return { ...page, slots };
}

/** Bookings counted but not listed yet. */
export function notNamed({ bookings, slots }: ServiceImpact): number {
  return bookings - slots.reduce((sum, slot) => sum + slot.bookings.length, 0);
}
