import { isApiError } from '@atrium/api-client/api-error';
import { useResetPasswordMutation } from '@atrium/api-client/hub';
import { confirmationProblem } from '@atrium/rules/access/password';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormPasswordField } from '../../../shared/components/fields/form-password-field';
import { SubmitButton } from '../../../shared/components/fields/submit-button';
import { useErrorText } from '../../../shared/hooks/use-error-text';

interface Props {
  /** The guest named in the link. */
  id: string;
  code: string;
  submitLabel: string;
  /** Replaces the form once the password is set. */
  done: ReactNode;
  /** Help for a link that no longer works. */
  onDeadLink?: ReactNode;
}

interface Values {
  password: string;
  confirmPassword: string;
}

/**
 * Chooses a password with a link's code: a reset, or the activation of an account created by staff.
 */
export function NewPasswordForm({ id, code, submitLabel, done, onDeadLink }: Props) {
  const { t } = useTranslation(['account', 'common', 'ui', 'errors']);
  const [resetPassword, { isLoading }] = useResetPasswordMutation();
  const errorText = useErrorText();
  const [failure, setFailure] = useState<{ text: string; deadLink: boolean }>();
  const [isDone, setIsDone] = useState(false);
  const { control, handleSubmit, setError } = useForm<Values>({
    defaultValues: { password: '', confirmPassword: '' },
  });

  const submit = async ({ password, confirmPassword }: Values) => {
    setFailure(undefined);
    const problem = confirmationProblem(password, confirmPassword);
    if (problem) {
      const field = problem === 'PASSWORD_EMPTY' ? 'password' : 'confirmPassword';
      setError(field, { message: t(problem, { ns: 'errors' }) }, { shouldFocus: true });
      return;
    }
    try {
      await resetPassword({
        resetVerificationInput: { id, code, password, confirmPassword },
      }).unwrap();
      setIsDone(true);
    } catch (error) {
      setFailure({
        // 'An error occurred.' when no answer came.
        text: isApiError(error) && error.status > 0 ? errorText(error) : t('guestReset.failed'),
        deadLink: isApiError(error) && error.code === 'RESET_LINK_INVALID',
      });
    }
  };

  if (isDone) return <div role="status">{done}</div>;
  return (
    <Stack component="form" noValidate spacing={2.5} onSubmit={handleSubmit(submit)}>
      {failure && (
        <Alert severity="error">
          {failure.text}
          {failure.deadLink && onDeadLink}
        </Alert>
      )}
      <FormPasswordField
        control={control}
        name="password"
        label={t('fields.newPassword', { ns: 'common' })}
        autoComplete="new-password"
        hint={t('password.hint', { ns: 'ui' })}
      />
      <FormPasswordField
        control={control}
        name="confirmPassword"
        label={t('fields.confirmPassword', { ns: 'common' })}
        autoComplete="new-password"
      />
      <SubmitButton pending={isLoading}>{submitLabel}</SubmitButton>
    </Stack>
  );
}
