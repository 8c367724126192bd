import { avatarFor } from '@atrium/rules/guests/guest-name';
import { GuestAvatar } from '@atrium/ui/components/display/guest-avatar';
import { BirthDateFields } from '@atrium/ui/components/fields/birth-date-fields';
import Box from '@mui/material/Box';
import { type Control, Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSelectField } from '../../../shared/components/fields/form-select-field';
import type { ProfileValues } from '../lib/profile-values';
import { FieldGroup } from './field-group';

interface Props {
  control: Control<ProfileValues>;
}

const genders = ['female', 'male', 'other'] as const;
const isOffered = (gender: string) => genders.some((each) => each === gender);

/** Date of birth, and gender with its picture. */
export function PersonalFields({ control }: Props) {
  const { t } = useTranslation('hub');
  const gender = useWatch({ control, name: 'gender' });
  // Gender is free text, and opening this page must not lose what staff wrote: 'woman' stays as it
  // is and is shown translated.
  const own = gender === '' || isOffered(gender) ? undefined : gender;
  const meant = own && avatarFor(own);
  const choices = [
    { value: '', label: t('profile.genders.none') },
    ...genders.map((each) => ({
      value: own && each === meant ? own : each,
      label: t(`profile.genders.${each}`),
    })),
    ...(own && meant === 'neutral' ? [{ value: own, label: own }] : []),
  ];

  return (
    <FieldGroup title={t('profile.personal')}>
      <Controller
        control={control}
        name="birthDate"
        render={({ field }) => <BirthDateFields value={field.value} onChange={field.onChange} />}
      />
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 2 }}>
        <GuestAvatar gender={gender} size={56} />
        <FormSelectField
          control={control}
          name="gender"
          label={t('profile.gender')}
          choices={choices}
          autoComplete="sex"
        />
      </Box>
    </FieldGroup>
  );
}
