/** When guests cannot book online for a while. See docs/domain/dining-room.md. */

/** Times are instants, in milliseconds since 1970. */
export interface PauseTime {
  readonly from: number;
  readonly until: number;
  /** Hex ids of the services that are paused; null: all of the venue's. */
  readonly services: readonly string[] | null;
}

/** Whether guests are offered nothing of a service that begins at that instant. */
export const isPaused = (pauses: readonly PauseTime[], service: string, start: number): boolean =>
  pauses.some(
    ({ from, until, services }) =>
      from <= start && start < until && (services === null || services.includes(service)),
  );

interface SeatingService {
  readonly tables: 'none' | 'atBooking';
  /** Hex ids of its dining rooms; none: the default one. */
  readonly _venues: readonly string[];
}

/** Whether a service seats guests in a room, be it beside others. */
export const seatsIn = (
  { tables, _venues }: SeatingService,
  room: { readonly _id: string; readonly defaultFNB: boolean },
): boolean =>
  _venues.length > 0 ? _venues.includes(room._id) : tables === 'atBooking' && room.defaultFNB;
