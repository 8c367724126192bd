import { isNoShow, isPlain } from './expected-status';

interface Status {
  _id: string;
  name: string;
  hasArrived: boolean;
  hasLeft: boolean;
  active: boolean;
  isWaitingList: boolean;
}

/** Whether a party passes through it on its way from the door to the door. */
const isOnTheWay = (status: Status): boolean =>
  status.active && !status.isWaitingList && !isNoShow(status);

/**
 * Where a party goes next, in the venue's order: it comes, is at its table in one status after the other,
 * and leaves. Undefined for one that has left, or is on no way at all.
 * @param statuses in the venue's order
 * @param current id of its status; none: it is expected
 */
export function nextStatus<S extends Status>(
  statuses: readonly S[],
  current: string | undefined,
): S | undefined {
  const way = statuses.filter(isOnTheWay);
  const steps = [
    ...way.filter(isPlain),
    ...way.filter(({ hasArrived, hasLeft }) => hasArrived && !hasLeft),
    ...way.filter(({ hasLeft }) => hasLeft).slice(0, 1),
  ];
  const now = steps.findIndex(({ _id }) => _id === current);
  const here = steps[now];
  if (current !== undefined && !here) return undefined;
  // from any of those in which it is expected it comes in
  if (!here || isPlain(here)) return steps.find((status) => !isPlain(status));
  return steps[now + 1];
}
