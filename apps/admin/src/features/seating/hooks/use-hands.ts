import { selectHands } from '@atrium/api-client/live/live-connection';
import type { Hand } from '@atrium/api-client/live/live-hands';
import { useAppSelector } from '@atrium/api-client/use-store';
import { useMe } from '../../../shared/access/use-me';

/** What colleagues have just done with reservations, newest last; what I do myself I see anyway. */
export function useHands(): readonly Hand[] {
  const { user } = useMe();
  return useAppSelector(selectHands).filter(
    ({ event, by }) => event.startsWith('booking.') && by.id !== user._id,
  );
}

/** The name of the colleague who has just changed a reservation, by its id. */
export const useHandNames = (): ReadonlyMap<string, string> =>
  new Map(useHands().map(({ entityId, by }) => [entityId, by.name]));
