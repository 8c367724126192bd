import type { BookableTreatmentOutput } from '@atrium/api-client/hub/spa';
import { MembershipChoice } from '../../../../shared/booking/memberships/membership-choice';
import { GUEST_PAYS, type PickPayer } from '../../lib/journey-payers';
import type { JourneyChoice } from '../../lib/journey-steps';

interface Props {
  types: readonly BookableTreatmentOutput[];
  choice: JourneyChoice;
  /** Of each treatment that was chosen. */
  payers: readonly PickPayer[];
  onChoose: (place: number, payer: string) => void;
}

/** Who pays for each treatment that a stay or a membership could pay for. */
export function JourneyPayment({ types, choice, payers, onChoose }: Props) {
  return choice.picks.map(({ type }, place) => {
    const { stay, memberships = [], paying } = payers[place] ?? {};
    if (stay === undefined && memberships.length === 0) return null;
    return (
      <MembershipChoice
        key={place}
        of={types.find(({ _id }) => _id === type)?.name}
        memberships={memberships}
        uses={choice.guests}
        stay={stay}
        chosen={paying}
        onChoose={(payer = GUEST_PAYS) => onChoose(place, payer)}
      />
    );
  });
}
