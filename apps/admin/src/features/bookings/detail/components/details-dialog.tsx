import {
  type BookingOutput,
  useListServicesQuery,
  useModifyBookingsMutation,
} from '@atrium/api-client/admin';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { AddonFields } from '../../../../shared/bookings/addon-fields';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useSegments } from '../../../../shared/named/use-segments';
import { addonChoices, toDetailsChange, toDetailsDraft } from '../lib/details';

interface Props {
  booking: BookingOutput;
  onClose: () => void;
  onSaved: (after: BookingOutput) => void;
}

/** Changes addons and segment, which neither moves the booking nor notifies anybody. */
export function DetailsDialog({ booking, onClose, onSaved }: Props) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const segments = useSegments().data?.data ?? [];
  const services = useListServicesQuery().data?.data;
  const [modify, { isLoading }] = useModifyBookingsMutation();
  const [draft, setDraft] = useState(() => toDetailsDraft(booking));
  const [failure, setFailure] = useState<string>();
  const service = services?.find(({ _id }) => _id === booking._service._id);
  const addons = addonChoices(service?.addons ?? [], booking);
  const change = toDetailsChange(booking, draft);

  const submit = async () => {
    if (!change) return onClose();
    setFailure(undefined);
    try {
      const [after] = (await modify({ modifyBookingsInput: change }).unwrap()).data;
      onSaved(after ?? booking);
    } catch (error) {
      setFailure(errorText(error, t('booking.updateFailed')));
    }
  };

  return (
    <FormDialog
      title={t('details.title')}
      submitLabel={t('move.submit')}
      isDirty={change !== undefined}
      isSaving={isLoading}
      onSubmit={submit}
      onClose={onClose}
    >
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        {t('details.hint')}
      </Typography>
      {failure && <Alert severity="error">{failure}</Alert>}
      {addons.length > 0 && (
        <AddonFields
          addons={addons}
          quantities={draft.addons}
          limit={booking.participants}
          onChange={(quantities) => setDraft({ ...draft, addons: quantities })}
        />
      )}
      <SelectInput
        label={t('booking.segment')}
        value={draft.segment}
        onChange={(event) => setDraft({ ...draft, segment: event.target.value })}
      >
        {draft.segment === '' && <option value="">{t('reports.noSegment')}</option>}
        {segments.map(({ _id, type }) => (
          <option key={_id} value={_id}>
            {type}
          </option>
        ))}
      </SelectInput>
    </FormDialog>
  );
}
