import { PasswordField } from '@atrium/ui/components/fields/password-field';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useSignIn } from '../hooks/use-sign-in';

/** Signs in; the page around it moves on once there is a session. */
export function LoginForm() {
  const { t } = useTranslation(['admin', 'common']);
  const errorText = useErrorText();
  const { signIn } = useSignIn();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, resetField, setFocus } = useForm({
    defaultValues: { email: '', password: '' },
  });
  const { ref: emailRef, ...email } = register('email');
  const { ref: passwordRef, ...password } = register('password');

  const submit = handleSubmit(async (credentials) => {
    setFailure(undefined);
    try {
      await signIn(credentials);
    } catch (error) {
      setFailure(errorText(error, t('login.failed')));
      resetField('password');
      setFocus('password');
    }
  });

  return (
    <form onSubmit={submit}>
      <Stack spacing={2}>
        {failure && <Alert severity="error">{failure}</Alert>}
        <TextField
          {...email}
          inputRef={emailRef}
          type="email"
          required
          autoFocus
          autoComplete="username"
          label={t('fields.email', { ns: 'common' })}
        />
        <PasswordField
          {...password}
          inputRef={passwordRef}
          required
          autoComplete="current-password"
          label={t('fields.password', { ns: 'common' })}
        />
        <Button type="submit" variant="contained" size="large" loading={formState.isSubmitting}>
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
}
