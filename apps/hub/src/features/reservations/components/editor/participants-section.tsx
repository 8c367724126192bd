import type { ActivityWithAvailability } from '@atrium/api-client/hub';
import { type ParticipantSelection, toParticipants } from '@atrium/rules/bookings/participants';
import type { ShownAgeBand } from '@atrium/ui/components/fields/child-ages';
import { ParticipantSelector } from '@atrium/ui/components/fields/participant-selector';
import { usePartyText } from '@atrium/ui/hooks/use-party-text';
import { useTranslation } from 'react-i18next';
import { Section } from './section';

interface Props {
  open: boolean;
  onToggle: () => void;
  party: ParticipantSelection;
  onChange: (party: ParticipantSelection) => void;
  /** Places at the chosen time, including the booking's own. */
  available: number;
  waitingList: boolean;
  activity: ActivityWithAvailability | undefined;
  /** What children pay by their age, as agreed. */
  ageBands: readonly ShownAgeBand[] | undefined;
  /** How often they tried to save without the age of a child. */
  tries: number;
}

export function ParticipantsSection(props: Props) {
  const { open, onToggle, party, onChange, available, waitingList, activity, ageBands, tries } =
    props;
  const { t } = useTranslation('hub');
  const partyText = usePartyText();

  return (
    <Section
      title={t('activity.participantsSection')}
      value={partyText(toParticipants(party))}
      open={open}
      onToggle={onToggle}
    >
      <ParticipantSelector
        value={party}
        onChange={onChange}
        available={available}
        waitingList={waitingList}
        exclusive={activity?.exclusiveBooking ?? false}
        allowChildren={activity?.allowBookingForChildren ?? false}
        unit={activity?.unit}
        units={activity?.units}
        ageBands={ageBands}
        currency={activity?.currency}
        tries={tries}
      />
    </Section>
  );
}
