import {
  type BookingStatusOutput,
  useDeleteBookingStatusMutation,
  useListBookingStatusesQuery,
} from '@atrium/api-client/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDelete } from '../../../../shared/editing/use-delete';
import { SettingsList } from '../../../../shared/settings/lists/settings-list';
import { StatusDialog } from './status-dialog';
import { StatusesTable } from './statuses-table';

/** The statuses that staff give bookings, and what each of them does. */
export function StatusesPage() {
  const { t } = useTranslation(['admin', 'settings']);
  const { data, isError, refetch } = useListBookingStatusesQuery();
  const [remove] = useDeleteBookingStatusMutation();
  const askAndDelete = useDelete();
  const [edited, setEdited] = useState<BookingStatusOutput | 'new'>();
  // the open one, as the server has it now
  const latest = edited === 'new' ? undefined : data?.data.find(({ _id }) => _id === edited?._id);
  return (
    <SettingsList
      title={t('settings:statuses.title')}
      subtitle={t('settings:statuses.subtitle')}
      rows={data?.data}
      isError={isError}
      onRetry={refetch}
      empty={{ title: t('settings:statuses.none'), text: t('settings:statuses.noneHint') }}
      add={{ label: t('settings:statuses.add'), onClick: () => setEdited('new') }}
      dialog={edited && <StatusDialog status={latest} onClose={() => setEdited(undefined)} />}
    >
      {(statuses) => (
        <StatusesTable
          statuses={statuses}
          onEdit={setEdited}
          onDelete={({ _id, name }) =>
            void askAndDelete({
              name,
              of: { kind: 'bookingStatus', id: _id },
              text: t('settings:statuses.deleteText'),
              keepText: t('settings:statuses.keepText'),
              remove: () => remove({ bookingStatusDeletion: { _id } }).unwrap(),
            })
          }
        />
      )}
    </SettingsList>
  );
}
