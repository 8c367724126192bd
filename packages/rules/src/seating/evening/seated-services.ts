/** Services whose guests sit at tables. See docs/domain/dining-room.md. */

interface SeatedService {
  readonly tables: 'none' | 'atBooking';
  /** The dining rooms it seats in; none: the default one. */
  readonly _venues: readonly unknown[];
}

/** Those that name their rooms or promise a table; in a venue where none does, all of them. */
export function seatedServices<T extends SeatedService>(services: readonly T[]): T[] {
  const seated = services.filter(
    ({ tables, _venues }) => tables === 'atBooking' || _venues.length > 0,
  );
  return seated.length > 0 ? seated : [...services];
}
