import { type ProfileOutput, useUpdateProfileMutation } from '@atrium/api-client/api';
import { isApiError } from '@atrium/api-client/api-error';
import { BirthDateFields } from '@atrium/ui/components/birth-date-fields';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { Controller, useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormPhoneField } from '../../../shared/components/form-phone-field';
import { FormTextField } from '../../../shared/components/form-text-field';
import { SubmitButton } from '../../../shared/components/submit-button';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useFieldErrors } from '../../../shared/hooks/use-field-errors';

interface Props {
  profile: ProfileOutput;
  onReload: () => void;
}

const fields = ['firstname', 'lastname', 'email', 'phone', 'birthDate'] as const;
type Values = Record<(typeof fields)[number], string>;

const valuesOf = (profile: ProfileOutput): Values => ({
  firstname: profile.firstname,
  lastname: profile.lastname,
  email: profile.email ?? '',
  phone: profile.phone ?? '',
  birthDate: profile.birthDate ?? '',
});

/** Name, e-mail, phone and date of birth. */
export function ProfileForm({ profile, onReload }: Props) {
  const { t } = useTranslation(['hub', 'common']);
  const errorText = useErrorText();
  const showToast = useToast();
  const applyFieldErrors = useFieldErrors();
  const [update, { isLoading }] = useUpdateProfileMutation();
  const [failure, setFailure] = useState<unknown>();
  const { control, handleSubmit, setError } = useForm<Values>({
    defaultValues: valuesOf(profile),
  });
  const isStale = isApiError(failure) && failure.code === 'STALE_VERSION';

  const submit = async (values: Values) => {
    setFailure(undefined);
    try {
      await update({ profileInput: { ...values, version: profile.version } }).unwrap();
      showToast({ type: 'success', message: t('profile.saved') });
    } catch (error) {
      if (!applyFieldErrors(error, fields, setError)) setFailure(error);
    }
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={handleSubmit(submit)}>
      {failure !== undefined && (
        <Alert
          severity="error"
          action={
            isStale && (
              <Button color="inherit" size="small" onClick={onReload}>
                {t('actions.reload', { ns: 'common' })}
              </Button>
            )
          }
        >
          {isStale ? t('stale.text', { ns: 'common' }) : errorText(failure)}
        </Alert>
      )}
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
        helperText={t('profile.emailHint')}
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
      />
      <FormPhoneField control={control} name="phone" />
      <Controller
        control={control}
        name="birthDate"
        render={({ field }) => <BirthDateFields value={field.value} onChange={field.onChange} />}
      />
      <SubmitButton pending={isLoading}>
        {isLoading ? t('state.saving', { ns: 'common' }) : t('actions.save', { ns: 'common' })}
      </SubmitButton>
    </Stack>
  );
}
