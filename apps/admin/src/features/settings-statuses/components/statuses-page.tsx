import {
  type BookingStatusOutput,
  useDeleteBookingStatusMutation,
  useListBookingStatusesQuery,
} from '@atrium/api-client/api';
import AddIcon from '@mui/icons-material/AddRounded';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ListStates } from '../../../shared/settings/list-states';
import { SettingsPage } from '../../../shared/settings/settings-page';
import { useDelete } from '../../../shared/settings/use-delete';
import { StatusDialog } from './status-dialog';
import { StatusesTable } from './statuses-table';

/** The statuses that staff give bookings, and what each of them does. */
export function StatusesPage() {
  const { t } = useTranslation(['admin', 'settings']);
  const { data, isError, refetch } = useListBookingStatusesQuery();
  const [remove] = useDeleteBookingStatusMutation();
  const askAndDelete = useDelete();
  const [edited, setEdited] = useState<BookingStatusOutput | 'new'>();
  // the one that is open, as the server has it by now
  const latest = edited === 'new' ? undefined : data?.data.find(({ _id }) => _id === edited?._id);
  const add = (
    <Button variant="contained" startIcon={<AddIcon />} onClick={() => setEdited('new')}>
      {t('settings:statuses.add')}
    </Button>
  );

  return (
    <SettingsPage
      title={t('settings:statuses.title')}
      subtitle={t('settings:statuses.subtitle')}
      actions={data && data.data.length > 0 && add}
    >
      <ListStates
        rows={data?.data}
        isError={isError}
        onRetry={refetch}
        empty={{
          title: t('settings:statuses.none'),
          text: t('settings:statuses.noneHint'),
          action: add,
        }}
      >
        {(statuses) => (
          <StatusesTable
            statuses={statuses}
            onEdit={setEdited}
            onDelete={({ _id, name }) =>
              void askAndDelete({
                name,
                remove: () => remove({ bookingStatusDeletion: { _id } }).unwrap(),
              })
            }
          />
        )}
      </ListStates>
      {edited && <StatusDialog status={latest} onClose={() => setEdited(undefined)} />}
    </SettingsPage>
  );
}
