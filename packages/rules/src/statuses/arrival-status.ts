/** What says that a party is at its table. */
interface Status {
  hasArrived: boolean;
  hasLeft: boolean;
  active: boolean;
  isWaitingList: boolean;
}

export const isArrival = (status: Status): boolean =>
  status.hasArrived && !status.hasLeft && status.active && !status.isWaitingList;
