import {
  useGetCalendarFeedQuery,
  useMakeCalendarFeedMutation,
  useRevokeCalendarFeedMutation,
} from '@atrium/api-client/admin';
import { CalendarFeed } from '../../../../shared/calendar-feeds/calendar-feed';

/** Lets a therapist’s own calendar read their treatments. */
export function OwnCalendar({ therapistId }: { therapistId: string }) {
  const feed = useGetCalendarFeedQuery({ id: therapistId });
  const [make, making] = useMakeCalendarFeedMutation();
  const [revoke, revoking] = useRevokeCalendarFeedMutation();
  if (!feed.data) return null;
  return (
    <CalendarFeed
      kind="therapist"
      createdAt={feed.data.data.createdAt}
      isBusy={making.isLoading || revoking.isLoading}
      onMake={async () => (await make({ id: therapistId }).unwrap()).data.url}
      onRevoke={() => revoke({ id: therapistId }).unwrap()}
    />
  );
}
