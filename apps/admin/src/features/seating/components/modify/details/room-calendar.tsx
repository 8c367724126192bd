import {
  useGetDiningRoomFeedQuery,
  useMakeDiningRoomFeedMutation,
  useRevokeDiningRoomFeedMutation,
} from '@atrium/api-client/admin';
import { CalendarFeed } from '../../../../../shared/calendar-feeds/calendar-feed';

/** Lets a calendar outside read how the tables of a room are booked. */
export function RoomCalendar({ roomId }: { roomId: string }) {
  const feed = useGetDiningRoomFeedQuery({ id: roomId });
  const [make, making] = useMakeDiningRoomFeedMutation();
  const [revoke, revoking] = useRevokeDiningRoomFeedMutation();
  if (!feed.data) return null;
  return (
    <CalendarFeed
      kind="diningRoom"
      createdAt={feed.data.data.createdAt}
      isBusy={making.isLoading || revoking.isLoading}
      onMake={async () => (await make({ id: roomId }).unwrap()).data.url}
      onRevoke={() => revoke({ id: roomId }).unwrap()}
    />
  );
}
