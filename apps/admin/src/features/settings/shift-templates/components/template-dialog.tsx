import {
  type ShiftTemplateOutput,
  useCreateShiftTemplateMutation,
  useUpdateShiftTemplateMutation,
} from '@atrium/api-client/admin';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Typography from '@mui/material/Typography';
import { useController } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { TimeField } from '../../../../shared/dates/time-field';
import { StaleNotice } from '../../../../shared/editing/stale-notice';
import { useVersionedForm } from '../../../../shared/editing/use-versioned-form';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { useProblemsResolver } from '../../../../shared/forms/use-problems-resolver';
import { BreakRows } from '../../../../shared/shifts/break-rows';
import { WeekdayButtons } from '../../../../shared/shifts/weekday-buttons';
import {
  type TemplateValues,
  templateProblems,
  toTemplateInput,
  toTemplateValues,
} from '../lib/template-values';

interface Props {
  /** Absent for a new one. */
  template: ShiftTemplateOutput | undefined;
  onClose: () => void;
}

const fieldLabels = {
  name: 'common:fields.name',
  start: 'schedules:shift.start',
  end: 'schedules:shift.end',
  breaks: 'schedules:shift.breaks',
  weekdays: 'admin:auditLogs.words.spa.weekdays',
} as const satisfies Record<keyof TemplateValues, string>;

const isLabelled = (field: string): field is keyof typeof fieldLabels => field in fieldLabels;

/** From when until when somebody works, with breaks, and on which days of the week. */
export function TemplateDialog({ template, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings', 'schedules']);
  const [create] = useCreateShiftTemplateMutation();
  const [update] = useUpdateShiftTemplateMutation();
  const resolver = useProblemsResolver<TemplateValues>(templateProblems);
  const { form, submit, isDirty, isSaving, stale } = useVersionedForm<
    ShiftTemplateOutput,
    TemplateValues
  >({
    latest: template,
    toValues: toTemplateValues,
    resolver,
    save: async (values, base) => {
      const input = toTemplateInput(values);
      if (!input) return undefined;
      const { data } = base
        ? await update({
            id: base._id,
            shiftTemplateChange: { ...input, version: base.version },
          }).unwrap()
        : await create({ shiftTemplateInput: input }).unwrap();
      return data;
    },
    onSaved: onClose,
  });
  const { control } = form;
  const start = useController({ control, name: 'start' });
  const end = useController({ control, name: 'end' });
  const breaks = useController({ control, name: 'breaks' });
  const weekdays = useController({ control, name: 'weekdays' });

  return (
    <FormDialog
      title={template?.name ?? t('settings:shiftTemplates.add')}
      isDirty={isDirty}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={onClose}
      notice={
        stale && (
          <StaleNotice
            stale={stale}
            nameOf={(field) => (isLabelled(field) ? t(fieldLabels[field]) : undefined)}
          />
        )
      }
    >
      <FormText
        autoFocus
        control={control}
        name="name"
        label={t(fieldLabels.name)}
        maxLength={60}
      />
      <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 2 }}>
        <TimeField
          label={t(fieldLabels.start)}
          value={start.field.value}
          error={start.fieldState.error?.message}
          onChange={start.field.onChange}
        />
        <TimeField
          label={t(fieldLabels.end)}
          value={end.field.value}
          onChange={end.field.onChange}
        />
      </Box>
      <BreakRows
        breaks={breaks.field.value}
        error={breaks.fieldState.error?.message}
        onChange={breaks.field.onChange}
      />
      <Box>
        <Typography variant="subtitle2" sx={{ mb: 0.75 }}>
          {t(fieldLabels.weekdays)}
        </Typography>
        <WeekdayButtons
          label={t(fieldLabels.weekdays)}
          value={weekdays.field.value}
          onChange={weekdays.field.onChange}
        />
        <FormHelperText error={weekdays.fieldState.invalid}>
          {weekdays.fieldState.error?.message ?? t('settings:shiftTemplates.weekdaysHint')}
        </FormHelperText>
      </Box>
    </FormDialog>
  );
}
