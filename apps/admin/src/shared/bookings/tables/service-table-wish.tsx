import { type ServiceOutput, useListDiningRoomsQuery } from '@atrium/api-client/admin';
import { roomsOfService, type TableWish } from './table-wish';
import { TableWishFields } from './table-wish-fields';

interface Props {
  service: ServiceOutput;
  wish: TableWish;
  onChange: (wish: TableWish) => void;
}

/** The wish of a party that is given its table as it books; nothing for any other service. */
export function ServiceTableWish({ service, wish, onChange }: Props) {
  const givesTables = service.tables === 'atBooking';
  const { data } = useListDiningRoomsQuery(undefined, { skip: !givesTables });
  const rooms = roomsOfService(data?.data ?? [], service);
  if (!givesTables || rooms.length === 0) return null;
  return <TableWishFields rooms={rooms} wish={wish} onChange={onChange} />;
}
