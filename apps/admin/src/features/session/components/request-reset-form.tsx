import { useRequestPasswordResetMutation } from '@atrium/api-client/staff-sign-in';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';

/** Requests a reset link; the answer never reveals whether the address has an account. */
export function RequestResetForm() {
  const { t } = useTranslation(['signIn', 'common']);
  const errorText = useErrorText();
  const [request, { isLoading }] = useRequestPasswordResetMutation();
  const [email, setEmail] = useState('');
  const [outcome, setOutcome] = useState<{ sent: boolean; text: string }>();

  const submit = async () => {
    setOutcome(undefined);
    try {
      await request({ resetPasswordInput: { email } }).unwrap();
      setOutcome({ sent: true, text: t('resetNotice') });
    } catch (error) {
      setOutcome({ sent: false, text: errorText(error, t('resetFailed')) });
    }
  };

  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack spacing={2}>
        {outcome && (
          <Alert severity={outcome.sent ? 'success' : 'error'} role="status">
            {outcome.text}
          </Alert>
        )}
        <TextInput
          name="email"
          value={email}
          onChange={(event) => setEmail(event.target.value)}
          type="email"
          required
          autoFocus
          autoComplete="username"
          label={t('fields.email', { ns: 'common' })}
        />
        <Button type="submit" variant="contained" size="large" loading={isLoading}>
          {t('resetSubmit')}
        </Button>
      </Stack>
    </form>
  );
}
