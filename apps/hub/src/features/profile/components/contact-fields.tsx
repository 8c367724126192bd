import type { OwnProfileOutput } from '@atrium/api-client/hub';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import type { Control } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormPhoneField } from '../../../shared/components/fields/form-phone-field';
import { FormTextField } from '../../../shared/components/fields/form-text-field';
import type { ProfileValues } from '../lib/profile-values';

interface Props {
  control: Control<ProfileValues>;
  profile: OwnProfileOutput;
}

/** Name, email and phone. */
export function ContactFields({ control, profile: { pendingEmail } }: Props) {
  const { t } = useTranslation(['hub', 'common']);
  return (
    <>
      <Box sx={{ display: 'grid', gap: 2.5, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <FormTextField
          control={control}
          name="firstname"
          label={t('fields.firstName', { ns: 'common' })}
          autoComplete="given-name"
        />
        <FormTextField
          control={control}
          name="lastname"
          label={t('fields.lastName', { ns: 'common' })}
          autoComplete="family-name"
        />
      </Box>
      <FormTextField
        control={control}
        name="email"
        type="email"
        label={t('fields.email', { ns: 'common' })}
        autoComplete="email"
        hint={t('profile.emailHint')}
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
      />
      {pendingEmail && (
        <Alert severity="info">{t('profile.emailPending', { email: pendingEmail })}</Alert>
      )}
      <FormPhoneField control={control} name="phone" />
    </>
  );
}
