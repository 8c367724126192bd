import {
  type TreatmentRoomOutput,
  useDeleteTreatmentRoomMutation,
  useListTreatmentRoomsQuery,
} from '@atrium/api-client/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDelete } from '../../../../shared/editing/use-delete';
import { lastPlace } from '../../../../shared/settings/lists/places-after-move';
import { SettingsList } from '../../../../shared/settings/lists/settings-list';
import { RoomDialog } from './room-dialog';
import { RoomsTable } from './rooms-table';

/** The treatment rooms of the venue. */
export function RoomsPage() {
  const { t } = useTranslation(['admin', 'settings']);
  const { data, isError, refetch } = useListTreatmentRoomsQuery();
  const [remove] = useDeleteTreatmentRoomMutation();
  const askAndDelete = useDelete();
  const [edited, setEdited] = useState<TreatmentRoomOutput | 'new'>();
  // the open one, as the server has it now
  const latest = edited === 'new' ? undefined : data?.data.find(({ _id }) => _id === edited?._id);
  return (
    <SettingsList
      title={t('settings:treatmentRooms.title')}
      subtitle={t('settings:treatmentRooms.subtitle')}
      rows={data?.data}
      isError={isError}
      onRetry={refetch}
      empty={{
        title: t('settings:treatmentRooms.none'),
        text: t('settings:treatmentRooms.noneHint'),
      }}
      add={{ label: t('settings:treatmentRooms.add'), onClick: () => setEdited('new') }}
      dialog={
        edited && (
          <RoomDialog
            room={latest}
            sortOrder={lastPlace(data?.data ?? [])}
            onClose={() => setEdited(undefined)}
          />
        )
      }
    >
      {(rooms) => (
        <RoomsTable
          rooms={rooms}
          onEdit={setEdited}
          onDelete={({ _id, name }) =>
            void askAndDelete({
              name,
              of: { kind: 'treatmentRoom', id: _id },
              lostText: t('settings:treatmentRooms.lostText'),
              keepText: t('settings:treatmentRooms.keepText'),
              remove: () => remove({ id: _id }).unwrap(),
            })
          }
        />
      )}
    </SettingsList>
  );
}
