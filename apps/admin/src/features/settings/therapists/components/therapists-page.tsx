import {
  type TherapistOutput,
  useDeleteTherapistMutation,
  useListTherapistsQuery,
} from '@atrium/api-client/admin';
import { useIdlePreload } from '@atrium/ui/hooks/use-idle-preload';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDelete } from '../../../../shared/editing/use-delete';
import { SettingsList } from '../../../../shared/settings/lists/settings-list';
import { TherapistsTable } from './therapists-table';

const load = () => import('./therapist-dialog');
const TherapistDialog = lazy(async () => ({ default: (await load()).TherapistDialog }));

/** Who gives treatments at the venue. */
export function TherapistsPage() {
  const { t } = useTranslation(['admin', 'settings']);
  const { data, isError, refetch } = useListTherapistsQuery();
  useIdlePreload(load);
  const [remove] = useDeleteTherapistMutation();
  const askAndDelete = useDelete();
  const [edited, setEdited] = useState<TherapistOutput | 'new'>();
  const therapists = data?.data;
  // the open one, as the server has it now
  const latest = edited === 'new' ? undefined : therapists?.find(({ _id }) => _id === edited?._id);
  return (
    <SettingsList
      title={t('settings:therapists.title')}
      subtitle={t('settings:therapists.subtitle')}
      rows={therapists}
      isError={isError}
      onRetry={refetch}
      empty={{ title: t('settings:therapists.none'), text: t('settings:therapists.noneHint') }}
      add={{ label: t('settings:therapists.add'), onClick: () => setEdited('new') }}
      dialog={
        edited && (
          <Suspense fallback={null}>
            <TherapistDialog
              therapist={latest}
              therapists={therapists ?? []}
              onClose={() => setEdited(undefined)}
            />
          </Suspense>
        )
      }
    >
      {(rows) => (
        <TherapistsTable
          therapists={rows}
          onEdit={setEdited}
          onDelete={({ _id, name }) =>
            void askAndDelete({
              name,
              of: { kind: 'therapist', id: _id },
              lostText: t('settings:therapists.lostText'),
              keepText: t('settings:therapists.keepText'),
              remove: () => remove({ therapistDeletion: { _id } }).unwrap(),
            })
          }
        />
      )}
    </SettingsList>
  );
}
