import type { ResourceOccupation } from './claim';

/** A claim was refused; nothing of it has been written. */
export abstract class CapacityRefusedError extends Error {}

/** A slot has fewer places left than were claimed. */
export class SlotFullError extends CapacityRefusedError {
  override readonly name = 'SlotFullError';

  constructor(
    /** `<service>|<yyyy-mm-dd>` */
    readonly ledgerId: string,
    /** Start of the slot, minutes from midnight. */
    readonly t: number,
    /** Places left. */
    readonly available: number,
  ) {
    super(`${available} places left in ${ledgerId} at ${t}`);
  }
}

/** A table, therapist or room is taken at the claimed time. */
export class ResourceTakenError extends CapacityRefusedError {
  override readonly name = 'ResourceTakenError';

  constructor(
    readonly resource: Pick<ResourceOccupation, 'kind' | 'resource'>,
    /** Who has it then, from when to when, earliest first. */
    readonly takenBy: readonly Pick<ResourceOccupation, 'holder' | 'date' | 'start' | 'end'>[],
  ) {
    super(`${resource.kind} ${resource.resource.toHexString()} is taken`);
  }
}
