import {
  useGetServiceFeedQuery,
  useMakeServiceFeedMutation,
  useRevokeServiceFeedMutation,
} from '@atrium/api-client/admin';
import { CalendarFeed } from '../../../../shared/calendar-feeds/calendar-feed';

/** Lets a calendar outside read how a service is booked. */
export function ServiceCalendar({ serviceId }: { serviceId: string }) {
  const feed = useGetServiceFeedQuery({ id: serviceId });
  const [make, making] = useMakeServiceFeedMutation();
  const [revoke, revoking] = useRevokeServiceFeedMutation();
  if (!feed.data) return null;
  return (
    <CalendarFeed
      kind="service"
      createdAt={feed.data.data.createdAt}
      isBusy={making.isLoading || revoking.isLoading}
      onMake={async () => (await make({ id: serviceId }).unwrap()).data.url}
      onRevoke={() => revoke({ id: serviceId }).unwrap()}
    />
  );
}
