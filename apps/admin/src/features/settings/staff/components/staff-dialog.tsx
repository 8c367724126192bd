import {
  type UserOutput,
  useInviteUserMutation,
  useUpdateUserMutation,
} from '@atrium/api-client/admin';
import { languageInfo, toLanguage } from '@atrium/i18n/languages';
import { PhoneField } from '@atrium/ui/components/fields/phone-field';
import { Controller, FormProvider } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { StaleNotice } from '../../../../shared/editing/stale-notice';
import { useVersionedForm } from '../../../../shared/editing/use-versioned-form';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import { FormDialog } from '../../../../shared/forms/form-dialog';
import { PersonFields } from '../../../../shared/forms/person-fields';
import { personProblems, toPersonInput } from '../../../../shared/forms/person-values';
import { useProblemsResolver } from '../../../../shared/forms/use-problems-resolver';
import { levelsUpTo, type StaffValues, toLevel, toStaffValues } from '../lib/staff-values';

interface Props {
  /** Absent for somebody to invite. */
  user: UserOutput | undefined;
  onClose: () => void;
}

/** An emptied phone field still holds its country's prefix, which is not a number. */
const BARE_PREFIX = /^\+?\d{0,4}$/;

/** Invites a member of staff or edits one. Nobody gives a level above their own. */
export function StaffDialog({ user, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const { level: own, user: me, vendor } = useMe();
  const [invite] = useInviteUserMutation();
  const [update] = useUpdateUserMutation();
  const resolver = useProblemsResolver<StaffValues>(personProblems);
  const { form, submit, isDirty, isSaving, stale } = useVersionedForm<UserOutput, StaffValues>({
    latest: user,
    toValues: toStaffValues,
    resolver,
    savedText: t(user ? 'settings:saved' : 'settings:staff.invited'),
    save: async (values, base) => {
      const phone = BARE_PREFIX.test(values.phone.trim()) ? '' : values.phone;
      const details = toPersonInput(values);
      const level = toLevel(values.level);
      const { data } = base
        ? await update({
            id: base._id,
            updateUserInput: { ...details, phone, level, version: base.version },
          }).unwrap()
        : await invite({
            createUserInput: { ...details, level, ...(phone && { phone }) },
          }).unwrap();
      return data;
    },
    onSaved: onClose,
  });
  const { control } = form;

  return (
    <FormDialog
      title={user ? `${user.firstname} ${user.lastname}` : t('settings:staff.invite')}
      submitLabel={user ? t('actions.save', { ns: 'common' }) : t('settings:staff.sendInvitation')}
      isDirty={isDirty}
      isSaving={isSaving}
      onSubmit={submit}
      onClose={onClose}
      notice={stale && <StaleNotice stale={stale} />}
    >
      <FormProvider {...form}>
        <PersonFields />
      </FormProvider>
      <Controller
        control={control}
        name="phone"
        render={({ field: { ref, ...field }, fieldState }) => (
          <PhoneField
            {...field}
            inputRef={ref}
            label={t('fields.phone', { ns: 'common' })}
            defaultCountry={languageInfo[toLanguage(vendor.languageCode) ?? 'en'].country}
            error={fieldState.invalid}
            helperText={fieldState.error?.message}
          />
        )}
      />
      <FormSelect
        control={control}
        name="level"
        label={t('settings:staff.level')}
        disabled={user?._id === me._id}
        hint={t(user?._id === me._id ? 'settings:staff.ownLevel' : 'settings:staff.levelHint')}
        options={levelsUpTo(own).map((level) => ({
          value: String(level),
          label: t(`level.${level}`),
        }))}
      />
    </FormDialog>
  );
}
