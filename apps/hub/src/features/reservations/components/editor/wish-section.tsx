import type { HubReservation } from '@atrium/api-client/hub';
import type { TableAttribute } from '@atrium/rules/seating/floor-plan';
import { TableWishFields } from '../../../../shared/components/table-wish-fields';
import type { EditedWish } from '../../lib/reservation-change';

interface Props {
  reservation: HubReservation;
  /** What the tables of the activity have. */
  offered: readonly TableAttribute[];
  wish: EditedWish;
  onChange: (wish: EditedWish) => void;
}

/** The table wish of a booking: what was wished for can be taken back, even where it is not offered any more. */
export function WishSection({ reservation: { tableWish }, offered, wish, onChange }: Props) {
  const wished = tableWish?.attributes ?? [];
  const attributes = [...new Set([...offered, ...wished])];
  const { _table, table } = tableWish ?? {};
  if (attributes.length === 0 && !table) return null;

  return (
    <TableWishFields
      offered={attributes}
      wishes={wish.attributes}
      onChange={(next) => onChange({ ...wish, attributes: next })}
      liked={
        table === undefined
          ? undefined
          : {
              name: table,
              isWanted: wish._table !== undefined,
              onChange: (isWanted) => onChange({ ...wish, _table: isWanted ? _table : undefined }),
            }
      }
    />
  );
}
