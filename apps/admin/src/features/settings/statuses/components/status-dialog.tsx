import {
  type BookingStatusOutput,
  useCreateBookingStatusMutation,
  useUpdateBookingStatusMutation,
} from '@atrium/api-client/admin';
import { isHexColor } from '@atrium/rules/themes/color-contrast';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { StaleNotice } from '../../../../shared/editing/stale-notice';
import { useVersionedForm } from '../../../../shared/editing/use-versioned-form';
import { ColorField } from '../../../../shared/forms/fields/color-field';
import { FormSwitch } from '../../../../shared/forms/fields/form-switch';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { useProblemsResolver } from '../../../../shared/forms/use-problems-resolver';
import { NamesInLanguages } from '../../../../shared/settings/names-in-languages';
import {
  type StatusValues,
  statusFlags,
  toStatusInput,
  toStatusValues,
} from '../lib/status-values';
import { ColorCheck } from './color-check';

interface Props {
  /** Absent for a new one. */
  status: BookingStatusOutput | undefined;
  onClose: () => void;
}

/** A booking status: its name, its colour, and what it does to a booking. */
export function StatusDialog({ status, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const [create] = useCreateBookingStatusMutation();
  const [update] = useUpdateBookingStatusMutation();
  const resolver = useProblemsResolver<StatusValues>(({ name, color }) => [
    ...(name.trim() === '' ? [{ name: 'name', code: 'FIELD_REQUIRED' } as const] : []),
    ...(isHexColor(color) ? [] : [{ name: 'color', code: 'INVALID_COLOR' } as const]),
  ]);
  const { form, submit, isDirty, isSaving, stale } = useVersionedForm<
    BookingStatusOutput,
    StatusValues
  >({
    latest: status,
    toValues: toStatusValues,
    resolver,
    save: async (values, base) => {
      const input = toStatusInput(values);
      const { data } = base
        ? await update({
            bookingStatusChange: { ...input, _id: base._id, version: base.version },
          }).unwrap()
        : await create({ bookingStatusInput: input }).unwrap();
      return data;
    },
    onSaved: onClose,
  });
  const { control } = form;
  const [name, color] = useWatch({ control, name: ['name', 'color'] });

  return (
    <FormDialog
      title={status ? status.name : t('settings:statuses.add')}
      isDirty={isDirty}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={onClose}
      notice={
        stale && (
          <StaleNotice
            stale={stale}
            nameOf={(field) => {
              if (field === 'names') return t('settings:texts.others');
              const flag = statusFlags.find((one) => one.name === field);
              return flag && t(flag.label);
            }}
          />
        )
      }
    >
      <FormText
        autoFocus
        control={control}
        name="name"
        label={t('fields.name', { ns: 'common' })}
        maxLength={60}
      />
      <ColorField control={control} name="color" label={t('settings:color')} />
      <ColorCheck name={name} color={color} />
      {statusFlags.map(({ name: flag, label, hint }) => (
        <FormSwitch key={flag} control={control} name={flag} label={t(label)} hint={t(hint)} />
      ))}
      <NamesInLanguages control={control} name="names" />
    </FormDialog>
  );
}
