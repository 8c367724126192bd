import type { Types } from 'mongoose';
import type { StayAccount } from '../../../stays/public';
import type { Difference } from '../difference';

type StayDifference = Extract<Difference, { kind: `stay-${string}` }>;
type StayTreatment = StayAccount['treatmentTypes'][number]['treatments'][number];

export const STAY_LEDGER = 'stay:';

/** A stay's id in differences. */
export const stayLedgerId = (id: Types.ObjectId): string => `${STAY_LEDGER}${id.toHexString()}`;

/** What is booked of a treatment type within a stay, by the treatments that name it. */
export const bookedOf = ({ paid }: StayAccount, included: Types.ObjectId): StayTreatment[] =>
  paid
    .filter(({ _stayTreatment }) => _stayTreatment.equals(included))
    .map(({ _id, date, guests }) => ({ _treatment: _id, date, guests }));

/** Where a stay says something else than the treatments that it pays for: how many guests have one, or when. */
export function stayDifferences(account: StayAccount): StayDifference[] {
  const ledgerId = stayLedgerId(account._id);
  return account.treatmentTypes.flatMap(({ _id, treatments }) => {
    const counted = byTreatment(treatments);
    const booked = byTreatment(bookedOf(account, _id));
    return [...new Set([...booked.keys(), ...counted.keys()])].flatMap((by): StayDifference[] => {
      const [says, is] = [counted.get(by), booked.get(by)];
      if (says?.guests !== is?.guests) {
        const guests = { counted: says?.guests ?? 0, guests: is?.guests ?? 0 };
        return [{ kind: 'stay-treatment', ledgerId, by, ...guests }];
      }
      if (says && is && says.date !== is.date) {
        return [{ kind: 'stay-day', ledgerId, by, says: says.date, date: is.date }];
      }
      return [];
    });
  });
}

/** One that is listed twice counts twice. */
function byTreatment(treatments: readonly StayTreatment[]): Map<string, StayTreatment> {
  const found = new Map<string, StayTreatment>();
  for (const one of treatments) {
    const by = one._treatment.toHexString();
    const before = found.get(by);
    found.set(by, before ? { ...one, guests: before.guests + one.guests } : one);
  }
  return found;
}
