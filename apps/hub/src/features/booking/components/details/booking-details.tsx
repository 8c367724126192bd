import type { AccountOutput, ActivityWithAvailability } from '@atrium/api-client/hub';
import { toParticipants } from '@atrium/rules/bookings/participants';
import { ParticipantSelector } from '@atrium/ui/components/fields/participant-selector';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { AddonList } from '../../../../shared/booking/addon-list';
import { type BookingDraft, withAddon } from '../../../../shared/booking/booking-draft';
import { offeredWish } from '../../../../shared/booking/table-wish';
import { TableWishFields } from '../../../../shared/components/table-wish-fields';
import { CommentField } from './comment-field';
import { CompanionFields } from './companion-fields';

interface Props {
  activity: ActivityWithAvailability;
  draft: BookingDraft;
  onChange: (draft: BookingDraft) => void;
  /** Places that this guest may have. */
  available: number;
  waitingList: boolean;
  /** The booking guest; absent for visitors, who have no earlier companions either. */
  guest: AccountOutput | undefined;
  /** How often they tried to go on without the age of a child. */
  tries: number;
}

/** Who comes, the addons, and what the venue should know. */
export function BookingDetails(props: Props) {
  const { activity, draft, onChange, available, waitingList, guest, tries } = props;
  const { t } = useTranslation('hub');
  const { party, addons, companions } = draft;

  return (
    <Stack spacing={2}>
      <Card component="section" sx={{ p: 2.5 }}>
        <Typography variant="h5" component="h3" sx={{ mb: 1.5 }}>
          {t('newActivity.participantsTitle')}
        </Typography>
        <ParticipantSelector
          value={party}
          onChange={(next) => onChange({ ...draft, party: next })}
          available={available}
          waitingList={waitingList}
          exclusive={activity.exclusiveBooking}
          allowChildren={activity.allowBookingForChildren}
          unit={activity.unit}
          units={activity.units}
          ageBands={activity.ageBands}
          currency={activity.currency}
          tries={tries}
        />
      </Card>
      {!activity.exclusiveBooking && (
        <CompanionFields
          names={companions}
          onChange={(next) => onChange({ ...draft, companions: next })}
          suggest={guest !== undefined}
        />
      )}
      {activity.seating && (
        <TableWishFields
          seating={activity.seating}
          participants={toParticipants(party).participants}
          wish={offeredWish(draft.wish, activity.seating)}
          onChange={(wish) => onChange({ ...draft, wish })}
        />
      )}
      {activity.addons.length > 0 && (
        <AddonList
          addons={activity.addons}
          currency={activity.currency}
          quantities={addons}
          onChange={(id, quantity) => onChange(withAddon(draft, id, quantity))}
        />
      )}
      {activity.showCommentField && (
        <CommentField
          comment={draft.comment}
          onChange={(comment) => onChange({ ...draft, comment })}
        />
      )}
    </Stack>
  );
}
