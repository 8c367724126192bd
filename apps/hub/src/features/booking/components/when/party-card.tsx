import type { ActivityWithAvailability, AvailableDay } from '@atrium/api-client/hub';
import type { ParticipantSelection } from '@atrium/rules/bookings/participants';
import { ParticipantSelector } from '@atrium/ui/components/fields/participant-selector';
import Card from '@mui/material/Card';

interface Props {
  activity: ActivityWithAvailability;
  /** Days of the month shown. */
  days: readonly AvailableDay[];
  party: ParticipantSelection;
  onChange: (party: ParticipantSelection) => void;
}

/** For how many: days and times are looked at for them. */
export function PartyCard({ activity, days, party, onChange }: Props) {
  if (activity.exclusiveBooking) return null;
  const most = Math.max(1, ...days.flatMap(({ times }) => times.map(({ available }) => available)));
  return (
    <Card sx={{ p: 2, mb: 3 }}>
      <ParticipantSelector
        value={party}
        onChange={onChange}
        available={most}
        waitingList={activity.waitingList}
        allowChildren={activity.allowBookingForChildren}
        unit={activity.unit}
        units={activity.units}
        ageBands={activity.ageBands}
        currency={activity.currency}
      />
    </Card>
  );
}
