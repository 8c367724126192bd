import {
  type ShiftTemplateOutput,
  useDeleteShiftTemplateMutation,
  useListShiftTemplatesQuery,
} from '@atrium/api-client/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDelete } from '../../../../shared/editing/use-delete';
import { SettingsList } from '../../../../shared/settings/lists/settings-list';
import { TemplateDialog } from './template-dialog';
import { TemplatesTable } from './templates-table';

/** The hours that the venue's therapists often work. */
export function ShiftTemplatesPage() {
  const { t } = useTranslation('settings');
  const { data, isError, refetch } = useListShiftTemplatesQuery();
  const [remove] = useDeleteShiftTemplateMutation();
  const askAndDelete = useDelete();
  const [edited, setEdited] = useState<ShiftTemplateOutput | 'new'>();
  // the open one, as the server has it now
  const latest = edited === 'new' ? undefined : data?.data.find(({ _id }) => _id === edited?._id);
  return (
    <SettingsList
      title={t('shiftTemplates.title')}
      subtitle={t('shiftTemplates.subtitle')}
      rows={data?.data}
      isError={isError}
      onRetry={refetch}
      empty={{ title: t('shiftTemplates.none'), text: t('shiftTemplates.noneHint') }}
      add={{ label: t('shiftTemplates.add'), onClick: () => setEdited('new') }}
      dialog={edited && <TemplateDialog template={latest} onClose={() => setEdited(undefined)} />}
    >
      {(templates) => (
        <TemplatesTable
          templates={templates}
          onEdit={setEdited}
          onDelete={({ _id, name }) =>
            void askAndDelete({
              name,
              text: t('shiftTemplates.deleteText'),
              remove: () => remove({ id: _id }).unwrap(),
            })
          }
        />
      )}
    </SettingsList>
  );
}
