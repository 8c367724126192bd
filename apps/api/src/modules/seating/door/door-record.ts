import type { Transaction } from '../../../common/transactions/transaction';
import type { DoorParty } from './door-party.schema';

/** The log outlives the evening, so it does not learn who stood at the door. */
const audited = ({ date, participants, quotedMinutes, state }: DoorParty) => ({
  ...{ date, participants, state },
  ...(quotedMinutes === undefined ? {} : { quotedMinutes }),
});

export function recordDoorParty(tx: Transaction, before: DoorParty | null, after: DoorParty): void {
  const action = before ? 'doorParty.updated' : 'doorParty.created';
  tx.audit({
    action,
    entity: 'doorParty',
    entityId: after._id,
    before: before && audited(before),
    after: audited(after),
  });
  tx.emit({ type: action, entityId: after._id });
}
