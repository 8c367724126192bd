import {
  type UserOutput,
  useInviteUserMutation,
  useUpdateUserMutation,
} from '@atrium/api-client/api';
import { languageInfo, toLanguage } from '@atrium/i18n/languages';
import { PhoneField } from '@atrium/ui/components/phone-field';
import { Controller } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../shared/hooks/use-me';
import { FormDialog } from '../../../shared/settings/form-dialog';
import { FormSelect } from '../../../shared/settings/form-select';
import { FormText } from '../../../shared/settings/form-text';
import { StaleNotice } from '../../../shared/settings/stale-notice';
import { useProblemsResolver } from '../../../shared/settings/use-problems-resolver';
import { useVersionedForm } from '../../../shared/settings/use-versioned-form';
import {
  levelsUpTo,
  type StaffValues,
  staffProblems,
  toLevel,
  toStaffValues,
} from '../lib/staff-values';

interface Props {
  /** Absent: somebody to invite. */
  user: UserOutput | undefined;
  onClose: () => void;
}

/** A phone field that was emptied still holds the prefix of its country, which is no number. */
const BARE_PREFIX = /^\+?\d{0,4}$/;

/** Somebody of the staff: invited, or changed. Nobody gives a level above their own. */
export function StaffDialog({ user, onClose }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const { level: own, user: me, vendor } = useMe();
  const [invite] = useInviteUserMutation();
  const [update] = useUpdateUserMutation();
  const resolver = useProblemsResolver<StaffValues>(staffProblems);
  const { form, submit, isSaving, stale } = useVersionedForm<UserOutput, StaffValues>({
    latest: user,
    toValues: toStaffValues,
    resolver,
    savedText: t(user ? 'settings:saved' : 'settings:staff.invited'),
    save: async (values, base) => {
      const phone = BARE_PREFIX.test(values.phone.trim()) ? '' : values.phone;
      const details = {
        firstname: values.firstname.trim(),
        lastname: values.lastname.trim(),
        email: values.email.trim(),
      };
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
      isSaving={isSaving}
      onSubmit={submit}
      onClose={onClose}
      notice={stale && <StaleNotice stale={stale} />}
    >
      <FormText
        autoFocus
        control={control}
        name="firstname"
        label={t('fields.firstName', { ns: 'common' })}
        maxLength={100}
      />
      <FormText
        control={control}
        name="lastname"
        label={t('fields.lastName', { ns: 'common' })}
        maxLength={100}
      />
      <FormText
        control={control}
        name="email"
        inputMode="email"
        label={t('fields.email', { ns: 'common' })}
        maxLength={254}
      />
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
