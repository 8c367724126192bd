import { useRequestPasswordResetMutation } from '@atrium/api-client/admin';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';

/** Requests a reset link; the answer never reveals whether the address has an account. */
export function RequestResetForm() {
  const { t } = useTranslation(['admin', 'common']);
  const errorText = useErrorText();
  const [request] = useRequestPasswordResetMutation();
  const [outcome, setOutcome] = useState<{ sent: boolean; text: string }>();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '' } });
  const { ref, ...email } = register('email');

  const submit = handleSubmit(async (values) => {
    setOutcome(undefined);
    try {
      await request({ resetPasswordInput: values }).unwrap();
      setOutcome({ sent: true, text: t('login.resetNotice') });
    } catch (error) {
      setOutcome({ sent: false, text: errorText(error, t('login.resetFailed')) });
    }
  });

  return (
    <form onSubmit={submit}>
      <Stack spacing={2}>
        {outcome && (
          <Alert severity={outcome.sent ? 'success' : 'error'} role="status">
            {outcome.text}
          </Alert>
        )}
        <TextField
          {...email}
          inputRef={ref}
          type="email"
          required
          autoFocus
          autoComplete="username"
          label={t('fields.email', { ns: 'common' })}
        />
        <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
          {t('login.resetSubmit')}
        </Button>
      </Stack>
    </form>
  );
}
