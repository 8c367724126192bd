import { useListShiftTemplatesQuery } from '@atrium/api-client/admin';
import { formatTimeRange } from '@atrium/i18n/format';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type HoursDraft, hoursDraftOf } from '../../../../shared/shifts/shift-hours';

interface Props {
  onChoose: (hours: HoursDraft) => void;
}

/** Fills in the hours of a template; nothing where the venue has none. */
export function TemplateSelect({ onChoose }: Props) {
  const { t } = useTranslation('schedules');
  const templates = useListShiftTemplatesQuery().data?.data ?? [];
  const [chosen, setChosen] = useState('');
  if (templates.length === 0) return null;
  return (
    <SelectInput
      label={t('template.label')}
      value={chosen}
      onChange={({ target }) => {
        setChosen(target.value);
        const template = templates.find(({ _id }) => _id === target.value);
        if (template) onChoose(hoursDraftOf(template));
      }}
    >
      <option value="">{t('template.own')}</option>
      {templates.map(({ _id, name, shiftStart, shiftEnd }) => (
        <option key={_id} value={_id}>
          {`${name}, ${formatTimeRange(shiftStart, shiftEnd)}`}
        </option>
      ))}
    </SelectInput>
  );
}
