/** The guard of a ledger refused: a slot has not the places that were asked for. */
export class NoRoomError extends Error {
  override readonly name = 'NoRoomError';

  constructor(
    readonly ledgerId: string,
    /** Start of the slot, minutes from midnight. */
    readonly t: number,
    /** Places left in it when it refused. */
    readonly available: number,
  ) {
    super(`${ledgerId} has ${available} places left at ${t}`);
  }
}
