import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

/** How positions in a booking flow are written in the address. */
export interface StepAddresses<Where> {
  /** Invalid or premature parts are dropped. */
  read: (query: URLSearchParams) => Where;
  /** The query that `read` reads. */
  write: (where: Where) => string;
  /** Whether the first step comes before the second, so that going there is going back. */
  isBefore: (a: Where, b: Where) => boolean;
}

/** `forward`: the step before is the one before in the history. */
const isState = (state: unknown, name: 'forward' | 'jump'): boolean =>
  typeof state === 'object' && state !== null && 'stepped' in state && state.stepped === name;

/** How many entries of the history lie between this step and the one the guest began with. */
const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number'
    ? state.depth
    : 0;

/**
 * The current step, kept in the address so that reloads, shared links and Back preserve it.
 * @param start where the first step was reached from
 */
export function useSteps<Where>({ read, write, isBefore }: StepAddresses<Where>, start: string) {
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const where = read(query);
  const depth = depthOf(location.state);
  // Back to the first step carries no navigation state.
  const [openedAt] = useState(location.key);
  const [moved, setMoved] = useState(false);
  if (!moved && location.key !== openedAt) setMoved(true);

  return {
    where,
    goTo: (next: Where) =>
      navigate(write(next), {
        state: { stepped: isBefore(next, where) ? 'jump' : 'forward', depth: depth + 1 },
      }),
    /** @param before the step before this one; none: this is the first */
    back: (before: Where | undefined) => {
      // A step reached here has its predecessor in the history; a page opened by its address does
      // not.
      if (isState(location.state, 'forward')) navigate(-1);
      else if (before) navigate(write(before), { replace: true });
      else navigate(start);
    },
    /** Replaces this step: Back must not lead to a time that is gone. */
    replaceWith: (next: Where) => navigate(write(next), { replace: true, state: location.state }),
    /** Goes back to where the guest began, so that what follows can replace all the steps. */
    rewind: () => {
      if (depth > 0) navigate(-depth);
    },
    isRewound: depth === 0,
    /** Whether the guest came from another step, so that the focus moves to this one. */
    stepped: moved || isState(location.state, 'forward') || isState(location.state, 'jump'),
  };
}
