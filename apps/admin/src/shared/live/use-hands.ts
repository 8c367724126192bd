import { selectHands } from '@atrium/api-client/live/live-connection';
import type { Hand } from '@atrium/api-client/live/live-hands';
import { useAppSelector } from '@atrium/api-client/use-store';
import { useMe } from '../access/use-me';

/**
 * What colleagues have just done, newest last; what I do myself I see anyway.
 * @param kind of what they changed, as its events begin: `booking`, `treatment`
 */
export function useHands(kind: string): readonly Hand[] {
  const { user } = useMe();
  return useAppSelector(selectHands).filter(
    ({ event, by }) => event.startsWith(`${kind}.`) && by.id !== user._id,
  );
}

/** The name of the colleague who has just changed something of a kind, by its id. */
export const useHandNames = (kind: string): ReadonlyMap<string, string> =>
  new Map(useHands(kind).map(({ entityId, by }) => [entityId, by.name]));
