import type { ActivityWithAvailability } from '@atrium/api-client/api';
import { ParticipantSelector } from '@atrium/ui/components/participant-selector';
import { TextInput } from '@atrium/ui/components/text-input';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { type BookingDraft, MAX_COMMENT_LENGTH, withAddon } from '../lib/booking-draft';
import { AddonList } from './addon-list';
import { CompanionFields } from './companion-fields';

interface Props {
  activity: ActivityWithAvailability;
  draft: BookingDraft;
  onChange: (draft: BookingDraft) => void;
  /** Places that this guest may have. */
  available: number;
  waitingList: boolean;
  /** Names used before belong to a signed-in guest. */
  canUseCompanions: boolean;
}

/** What the guest fills in: the party, what goes along, who comes, and a comment. */
export function BookingDetails(props: Props) {
  const { activity, draft, onChange, available, waitingList } = props;
  const { t } = useTranslation(['hub', 'common']);
  const { party, comment, addons, companions } = draft;

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
        />
      </Card>
      {!activity.exclusiveBooking && (
        <CompanionFields
          names={companions}
          onChange={(next) => onChange({ ...draft, companions: next })}
          suggest={props.canUseCompanions}
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
        <Card component="section" sx={{ p: 2.5 }}>
          <TextInput
            multiline
            minRows={3}
            label={`${t('newActivity.comment.label')} (${t('fields.optional', { ns: 'common' })})`}
            placeholder={t('newActivity.comment.placeholder')}
            value={comment}
            onChange={(event) => onChange({ ...draft, comment: event.target.value })}
            slotProps={{ htmlInput: { maxLength: MAX_COMMENT_LENGTH } }}
          />
        </Card>
      )}
    </Stack>
  );
}
