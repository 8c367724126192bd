import { useRequestPasswordResetMutation } from '@atrium/api-client/hub';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormTextField } from '../../../shared/components/fields/form-text-field';
import { SubmitButton } from '../../../shared/components/fields/submit-button';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVendor } from '../../../shared/hooks/use-vendor';

interface Values {
  email: string;
}

/** Asks for a reset link. The notice is the same whether or not the address is known. */
export function ResetLinkForm() {
  const { t } = useTranslation(['account', 'common', 'errors']);
  const { slug } = useVendor();
  const errorText = useErrorText();
  const [requestReset, { isLoading }] = useRequestPasswordResetMutation();
  const [outcome, setOutcome] = useState<'asked' | { failure: unknown }>();
  const { control, handleSubmit, setError } = useForm<Values>({ defaultValues: { email: '' } });

  const submit = async ({ email }: Values) => {
    if (email.trim() === '') {
      setError('email', { message: t('FIELD_REQUIRED', { ns: 'errors' }) }, { shouldFocus: true });
      return;
    }
    try {
      await requestReset({ resetPasswordInput: { email, vendor: slug } }).unwrap();
      setOutcome('asked');
    } catch (failure) {
      setOutcome({ failure });
    }
  };

  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={handleSubmit(submit)}>
      <FormTextField
        control={control}
        name="email"
        type="email"
        label={t('fields.email', { ns: 'common' })}
        autoComplete="email"
        slotProps={{ htmlInput: { inputMode: 'email', autoCapitalize: 'none', spellCheck: false } }}
      />
      <SubmitButton pending={isLoading}>{t('resetPassword.submit')}</SubmitButton>
      <div role="status">
        {outcome === 'asked' ? (
          <Alert severity="success">{t('resetPassword.notice')}</Alert>
        ) : (
          <Typography variant="body2" sx={{ opacity: 0.8 }}>
            {t('resetPassword.notice')}
          </Typography>
        )}
        {typeof outcome === 'object' && (
          <Alert severity="error">{errorText(outcome.failure)}</Alert>
        )}
      </div>
    </Stack>
  );
}
