import { confirmationProblem } from '@atrium/rules/access/password';
import { PasswordField } from '@atrium/ui/components/fields/password-field';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../hooks/use-error-text';

export interface NewPassword {
  /** Empty where it is not asked for. */
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

interface Props {
  /** Asks for the password until now as well. */
  withCurrent?: boolean;
  submitLabel: string;
  /** Shown where the server says nothing better. */
  errorText: string;
  /** Resolves when it is done: the fields are cleared then. Rejects with the failed request. */
  onSubmit: (values: NewPassword) => Promise<void>;
}

/** A new password and its repetition, each looked at if wanted. */
export function NewPasswordForm({ withCurrent = false, submitLabel, errorText, onSubmit }: Props) {
  const { t } = useTranslation(['common', 'ui', 'errors']);
  const textOf = useErrorText();
  const [failure, setFailure] = useState<string>();
  const { register, handleSubmit, formState, reset, setError } = useForm<NewPassword>({
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });

  const submit = handleSubmit(async (values) => {
    setFailure(undefined);
    const problem = confirmationProblem(values.password, values.confirmPassword);
    if (problem) {
      const field = problem === 'PASSWORD_EMPTY' ? 'password' : 'confirmPassword';
      setError(field, { message: t(problem, { ns: 'errors' }) }, { shouldFocus: true });
      return;
    }
    try {
      await onSubmit(values);
      reset();
    } catch (error) {
      setFailure(textOf(error, errorText));
    }
  });

  const field = (name: keyof NewPassword, label: string, hint?: string) => {
    const { ref, ...input } = register(name);
    const message = formState.errors[name]?.message;
    return (
      <PasswordField
        {...input}
        inputRef={ref}
        label={label}
        autoComplete={name === 'currentPassword' ? 'current-password' : 'new-password'}
        error={message !== undefined}
        helperText={message ?? hint}
      />
    );
  };

  return (
    <form noValidate onSubmit={submit}>
      <Stack spacing={2}>
        {failure && <Alert severity="error">{failure}</Alert>}
        {withCurrent && field('currentPassword', t('fields.currentPassword'))}
        {field('password', t('fields.newPassword'), t('password.hint', { ns: 'ui' }))}
        {field('confirmPassword', t('fields.confirmPassword'))}
        <Button
          type="submit"
          variant="contained"
          loading={formState.isSubmitting}
          sx={{ alignSelf: { sm: 'flex-start' } }}
        >
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
