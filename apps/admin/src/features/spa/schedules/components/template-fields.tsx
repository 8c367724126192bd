import type { ShiftTemplateOutput, TherapistOutput } from '@atrium/api-client/admin';
import { formatDate, formatDateRange, formatTimeRange } from '@atrium/i18n/format';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { ChipGroup } from '../../../../shared/forms/fields/chip-group';
import { WeekdayButtons } from '../../../../shared/shifts/weekday-buttons';
import type { TemplateUse } from '../hooks/use-template-use';

interface Props {
  /** One at least. */
  templates: readonly ShiftTemplateOutput[];
  /** A day, or a week. */
  dates: readonly string[];
  therapists: readonly TherapistOutput[];
  use: TemplateUse;
}

/** Which template, on which days, and for whom. */
export function TemplateFields({ templates, dates, therapists, use }: Props) {
  const { t } = useTranslation('schedules');
  const language = useLanguage();
  const { template, weekdays, whose, problem, change } = use;
  const [from = '', until = from] = [dates[0], dates.at(-1)];
  const isDay = from === until;
  return (
    <>
      <Typography>
        {isDay
          ? formatDate(language, from, 'full')
          : t('template.week', { week: formatDateRange(language, from, until) })}
      </Typography>
      <SelectInput
        label={t('template.label')}
        value={template?._id ?? ''}
        onChange={({ target }) => change({ id: target.value, weekdays: undefined })}
      >
        {templates.map(({ _id, name, shiftStart, shiftEnd }) => (
          <option key={_id} value={_id}>
            {`${name}, ${formatTimeRange(shiftStart, shiftEnd)}`}
          </option>
        ))}
      </SelectInput>
      {!isDay && (
        <WeekdayButtons
          label={t('template.weekdays')}
          value={weekdays}
          onChange={(next) => change({ weekdays: next })}
        />
      )}
      {problem === 'weekdays' && <FormHelperText error>{t('problem.weekdays')}</FormHelperText>}
      <ChipGroup
        label={t('template.whose')}
        error={problem === 'therapists' ? t('template.noTherapists') : undefined}
        choices={therapists.map(({ _id, name }) => ({ value: _id, label: name }))}
        value={whose}
        onChange={(next) => change({ whose: next })}
      />
    </>
  );
}
