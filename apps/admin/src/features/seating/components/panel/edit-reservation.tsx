import {
  type BookingOutput,
  useCreateCustomerMutation,
  useUpdateSeatingReservationMutation,
} from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import { panelName } from '@atrium/rules/guests/guest-name';
import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { GuestMarks } from '../../../../shared/guests/guest-marks';
import { newGuestInput } from '../../../../shared/guests/picked-guest';
import { useReportDone } from '../../../../shared/hooks/use-report-done';
import { useDeleteReservation } from '../../hooks/actions/use-delete-reservation';
import { useSaveFailure } from '../../hooks/panel/use-save-failure';
import type { Evening } from '../../hooks/use-evening';
import { type Draft, problemOf, toChange, toDraft } from '../../lib/draft';
import { DraftFields } from './draft-fields';
import { PanelButtons } from './panel-buttons';
import { PanelFrame } from './panel-frame';
import { SaveFailure } from './save-failure';
import { StatusButtons } from './status-buttons';

interface Props {
  /** As it is now; others may change it while it is open. */
  reservation: BookingOutput;
  evening: Evening;
  /** Asks before what was typed is lost. */
  onClose: () => void;
  onDeleted: () => void;
}

/** A reservation at the side of the plan. What is typed stays, whatever others change meanwhile. */
export function EditReservation({ reservation, evening, onClose, onDeleted }: Props) {
  const { t } = useTranslation(['seating', 'admin', 'common']);
  const { level } = useMe();
  const reportDone = useReportDone();
  const failure = useSaveFailure();
  const { deleteReservation, isDeleting } = useDeleteReservation();
  const [update, { isLoading }] = useUpdateSeatingReservationMutation();
  const [createGuest] = useCreateCustomerMutation();
  const unnamed = t('admin:guest.unnamed');
  const [edits, setEdits] = useState<Partial<Draft>>({});
  const [tried, setTried] = useState(false);
  const [waiting, setWaiting] = useState(false);
  const before = toDraft(reservation, unnamed);
  const draft = { ...before, ...edits };
  const change = toChange(before, draft);
  const isDirty = change !== undefined || draft.guest?.kind === 'new';
  useUnsavedGuard(isDirty);
  const problem = problemOf(draft);
  const statuses = evening.statuses.data?.data ?? [];

  const save = async () => {
    setTried(true);
    failure.clear();
    if (problem) return;
    try {
      const { guest } = draft;
      const _customer =
        guest?.kind === 'new'
          ? (await createGuest({ customerInput: newGuestInput(guest) }).unwrap()).data._id
          : undefined;
      const { _id, version } = reservation;
      const seatingReservationChange = {
        ...change,
        ...(_customer && { _customer }),
        ...failure.overriding,
        version,
      };
      await update({ id: _id, seatingReservationChange }).unwrap();
      setEdits({});
      setTried(false);
      reportDone(t('admin:booking.updated'));
    } catch (error) {
      failure.show(error, t('admin:booking.updateFailed'));
    }
  };
  const remove = async () => {
    if (await deleteReservation(reservation)) onDeleted();
  };

  return (
    <PanelFrame
      title={panelName(reservation._customer, t('admin:booking.dropInGuest'))}
      onClose={onClose}
    >
      <GuestMarks guest={reservation._customer} />
      <StatusButtons reservation={reservation} statuses={statuses} />
      <Box
        component="form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        <DraftFields
          id={reservation._id}
          draft={draft}
          onChange={(edit) => setEdits({ ...edits, ...edit })}
          services={evening.services.data?.data ?? []}
          rooms={evening.rooms.data?.data ?? []}
          known={evening.tables}
          reservations={evening.reservations}
          blocks={evening.blocks}
          onWaiting={setWaiting}
          problem={tried ? problem : undefined}
        />
        <PanelButtons failure={<SaveFailure failure={failure} />}>
          <Button type="submit" variant="contained" disabled={!isDirty || isLoading || waiting}>
            {t('common:actions.save')}
          </Button>
          <Button component={Link} to={paths.reservation(reservation._id)} variant="outlined">
            {t('panel.openBooking')}
          </Button>
          {may(level, 'bookings.delete') && (
            <Button color="error" disabled={isDeleting} onClick={remove} sx={{ ml: 'auto' }}>
              {t('panel.delete')}
            </Button>
          )}
        </PanelButtons>
      </Box>
    </PanelFrame>
  );
}
