import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import {
  isBefore,
  readAddress,
  stepBefore,
  toAddress,
  type Whereabouts,
} from '../../../shared/booking/booking-steps';
import { useVendor } from '../../../shared/hooks/use-vendor';

/** `forward`: the step before is the one before in the history. */
const isState = (state: unknown, name: 'forward' | 'jump'): boolean =>
  typeof state === 'object' && state !== null && 'stepped' in state && state.stepped === name;

/** How many entries of the history lie between this step and the one the guest began with. */
const depthOf = (state: unknown): number =>
  typeof state === 'object' && state !== null && 'depth' in state && typeof state.depth === 'number'
    ? state.depth
    : 0;

/** The current step, kept in the address so that reloads, shared links and Back preserve it. */
export function useBookingSteps() {
  const { paths } = useVendor();
  const [query] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const where = readAddress(query);
  const depth = depthOf(location.state);
  // Back to the first step carries no navigation state.
  const [openedAt] = useState(location.key);
  const [moved, setMoved] = useState(false);
  if (!moved && location.key !== openedAt) setMoved(true);

  /** @param showCommentField whether the activity has a comment step */
  const back = (showCommentField = true) => {
    const before = stepBefore(where, { showCommentField });
    // A step reached here has its predecessor in the history; a page opened by its address does
    // not.
    if (isState(location.state, 'forward')) navigate(-1);
    else if (before) navigate(toAddress(before), { replace: true });
    else navigate(paths.newReservation);
  };

  return {
    where,
    goTo: (next: Whereabouts) =>
      navigate(toAddress({ stay: where.stay, ...next }), {
        state: { stepped: isBefore(next, where) ? 'jump' : 'forward', depth: depth + 1 },
      }),
    back,
    /** Replaces this step: Back must not lead to a time that is gone. */
    replaceWith: (next: Whereabouts) =>
      navigate(toAddress({ stay: where.stay, ...next }), {
        replace: true,
        state: location.state,
      }),
    /** Goes back to where the guest began, so that what follows can replace all the steps. */
    rewind: () => {
      if (depth > 0) navigate(-depth);
    },
    isRewound: depth === 0,
    /** Whether this step was reached from another one, and should take the focus. */
    stepped: moved || isState(location.state, 'forward') || isState(location.state, 'jump'),
  };
}
