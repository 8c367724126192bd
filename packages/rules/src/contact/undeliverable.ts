/** Once may be a mistake of the mail server. */
const REFUSALS_TO_MARK = 2;

/** What became of the messages to an address; epoch milliseconds. */
export interface AddressHistory {
  /** When a mail server said that there is no such mailbox. */
  readonly refusedAt: readonly number[];
  /** When one last took a message; absent: never. */
  readonly takenAt?: number;
}

/** Whether an address is not written to any more: refused twice since a message to it was last taken. */
export function isUndeliverable({ refusedAt, takenAt }: AddressHistory): boolean {
  const since = takenAt ?? Number.NEGATIVE_INFINITY;
  return refusedAt.filter((at) => at > since).length >= REFUSALS_TO_MARK;
}
