import { PaidBySelect } from './paid-by-select';
import { useStayPayers } from './use-stay-payers';

interface Props {
  guestId: string;
  /** Id of the treatment’s type. */
  type: string;
  /** `yyyy-mm-dd` */
  date: string;
  /** How many get it at once. */
  guests: number;
  /** As `payerInput` reads it; empty: the guest. */
  paidBy: string;
  onChange: (paidBy: string) => void;
}

/** Who pays for a treatment: the guest, a membership, or a stay that includes it. */
export function TreatmentPaidBy({ guestId, type, date, guests, paidBy, onChange }: Props) {
  const stays = useStayPayers({ guestId, type, date, guests, chosen: paidBy });
  return (
    <PaidBySelect
      {...{ guestId, date, stays, onChange }}
      service={type}
      participants={guests}
      membership={paidBy}
    />
  );
}
