import type { SeatingRoom } from '../bookings/public';
import type { DiningRoom } from '../dining-rooms/public';

/** A room as the choice of a table sees it. */
export const toSeatingRoom = ({
  _id: id,
  name: roomName,
  defaultFNB,
  tables,
  combinations,
}: DiningRoom): SeatingRoom => ({
  ...{ _id: id.toHexString(), name: roomName, defaultFNB },
  tables: tables.map(({ _id, name, guestCount, minGuests, attributes }) => ({
    ...{ _id: _id.toHexString(), name, guestCount, minGuests, attributes },
  })),
  combinations: combinations.map(({ tables: joined, guestCount, minGuests }) => ({
    ...{ tables: joined.map((id) => id.toHexString()), guestCount, minGuests },
  })),
});
