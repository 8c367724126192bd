import type { EditedPlan } from '@atrium/rules/seating/plan-editing/plan-parts';
import { startingPlan } from '@atrium/rules/seating/plan-editing/table-forms';
import { useMemo, useState } from 'react';
import { type RoomStart, usualCounts } from '../../components/modify/rooms/start-fields';
import { newId } from '../../lib/modify/plan';

/** A room that is about to be made, with the plan it will begin with. */
export function useRoomStart(
  name: string,
  create: (name: string, plan: EditedPlan) => Promise<boolean>,
) {
  const initial = useMemo<RoomStart>(() => ({ name, counts: usualCounts, isRound: false }), [name]);
  const [start, setStart] = useState(initial);
  const [lacksName, setLacksName] = useState(false);
  const [isCreating, setCreating] = useState(false);
  const plan = useMemo(
    () => startingPlan(start.counts, start.isRound, newId),
    [start.counts, start.isRound],
  );

  return {
    ...{ start, plan, isCreating, isDirty: start !== initial },
    lacksName: lacksName && start.name.trim() === '',
    setStart,
    /** Resolves whether it was made. */
    submit: async (): Promise<boolean> => {
      setLacksName(true);
      const trimmed = start.name.trim();
      if (trimmed === '') return false;
      setCreating(true);
      return create(trimmed, plan).finally(() => setCreating(false));
    },
  };
}
