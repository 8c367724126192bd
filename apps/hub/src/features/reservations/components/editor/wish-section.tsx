import type { ActivitySeating, HubReservation } from '@atrium/api-client/hub';
import type { TableWish } from '../../../../shared/booking/table-wish';
import { TableWishFields } from '../../../../shared/components/table-wish-fields';

interface Props {
  reservation: HubReservation;
  seating: ActivitySeating;
  participants: number;
  wish: TableWish;
  onChange: (wish: TableWish) => void;
}

/** The table wish of a booking: what was wished for can be taken back, even where it is not offered any more. */
export function WishSection({ reservation: { tableWish }, seating, ...fields }: Props) {
  const wishes = [...new Set([...seating.wishes, ...(tableWish?.attributes ?? [])])];
  return (
    <TableWishFields
      seating={{ ...seating, wishes }}
      likedName={tableWish?.tableName}
      {...fields}
    />
  );
}
