import { changedTo, historyOf, redone, undone } from '@atrium/rules/seating/plan-editing/history';
import { isSamePlan, mergedPlan } from '@atrium/rules/seating/plan-editing/merge';
import {
  type EditedPlan,
  type PlanPart,
  partsOf,
  withCopies,
  without,
  withParts,
} from '@atrium/rules/seating/plan-editing/plan-parts';
import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import { useEffect, useMemo, useState } from 'react';
import { newId, planOf } from '../../lib/modify/plan';
import { planProblems } from '../../lib/modify/problems';
import type { Room } from '../../lib/room';

const nothing: ReadonlySet<string> = new Set();

/**
 * The plan of a room while it is modified: what is selected, each change with its undo, and whether
 * somebody else has saved it meanwhile.
 * @param latest as the server has it; undefined once it is deleted
 */
export function usePlanEditor(room: Room, latest: Room | undefined) {
  const [base, setBase] = useState(room);
  const [history, setHistory] = useState(() => historyOf(planOf(room)));
  const [selected, setSelected] = useState(nothing);
  /** While something is dragged: as it would be. */
  const [preview, setPreview] = useState<EditedPlan>();

  const saved = useMemo(() => planOf(base), [base]);
  const isDirty = useMemo(() => !isSamePlan(saved, history.present), [saved, history.present]);
  useUnsavedGuard(isDirty);
  const plan = preview ?? history.present;
  const parts = useMemo(() => partsOf(plan, selected), [plan, selected]);
  const problems = useMemo(() => planProblems(history.present), [history.present]);

  const load = (next: Room) => {
    setBase(next);
    setHistory(historyOf(planOf(next)));
    setPreview(undefined);
  };
  const isNewer = latest !== undefined && latest.version > base.version;
  const isPlanNewer = isNewer && !isSamePlan(saved, planOf(latest));

  // only a newer plan, beside changes of one's own, is a choice
  useEffect(() => {
    if (!isNewer) return;
    if (isDirty) {
      if (!isPlanNewer) setBase(latest);
      return;
    }
    setBase(latest);
    setHistory(historyOf(planOf(latest)));
  }, [isNewer, isPlanNewer, isDirty, latest]);

  const change = (next: EditedPlan, step?: string) => {
    setPreview(undefined);
    setHistory((before) => changedTo(before, next, step));
  };
  const changeParts = (next: readonly PlanPart[], step?: string) =>
    change(withParts(history.present, next), step);

  const addCopies = (copied: readonly PlanPart[]) => {
    if (copied.length === 0) return;
    const copies = withCopies(history.present, copied, newId);
    change(copies.plan);
    setSelected(new Set(copies.ids));
  };

  return {
    ...{ base, plan, parts, selected, problems, isDirty, isPlanNewer },
    /** Without what is being dragged. */
    present: history.present,
    ...{ change, changeParts, setPreview, load, addCopies },
    select: (ids: Iterable<string>) => setSelected(new Set(ids)),
    remove: (ids: ReadonlySet<string>) => {
      change(without(history.present, ids));
      setSelected(nothing);
    },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => setHistory(undone),
    redo: () => setHistory(redone),
    /** Goes on with what was changed here, on top of what others saved. */
    rebase: (onto: Room) => {
      change(mergedPlan(saved, history.present, planOf(onto)));
      setBase(onto);
    },
    /** The room has a newer version, with the same plan or the one that was just saved. */
    setBase,
  };
}

export type PlanEditor = ReturnType<typeof usePlanEditor>;
