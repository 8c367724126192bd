import { isApiError } from '@atrium/api-client/api-error';
import { useChangeOwnPasswordMutation } from '@atrium/api-client/hub';
import { confirmationProblem } from '@atrium/rules/access/password';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormPasswordField } from '../../../shared/components/fields/form-password-field';
import { useErrorText } from '../../../shared/hooks/use-error-text';

interface Props {
  open: boolean;
  onClose: () => void;
}

interface Values {
  currentPassword: string;
  password: string;
  confirmPassword: string;
}

/** Changes the password, given the current one. */
export function ChangePasswordDialog({ open, onClose }: Props) {
  const { t } = useTranslation(['hub', 'common', 'ui', 'errors']);
  const errorText = useErrorText();
  const showToast = useToast();
  const id = useId();
  const [changePassword, { isLoading }] = useChangeOwnPasswordMutation();
  const [failure, setFailure] = useState<unknown>();
  const { control, handleSubmit, setError, reset } = useForm<Values>({
    defaultValues: { currentPassword: '', password: '', confirmPassword: '' },
  });

  const close = () => {
    setFailure(undefined);
    reset();
    onClose();
  };

  const submit = async (values: Values) => {
    if (isLoading) return;
    setFailure(undefined);
    const problem = confirmationProblem(values.password, values.confirmPassword);
    if (problem) {
      const field = problem === 'PASSWORD_EMPTY' ? 'password' : 'confirmPassword';
      setError(field, { message: t(problem, { ns: 'errors' }) }, { shouldFocus: true });
      return;
    }
    try {
      await changePassword({ changePasswordInput: values }).unwrap();
      close();
      showToast({ type: 'success', message: t('profile.passwordChanged') });
    } catch (error) {
      if (isApiError(error) && error.code === 'WRONG_PASSWORD') {
        setError('currentPassword', { message: errorText(error) }, { shouldFocus: true });
      } else {
        setFailure(error);
      }
    }
  };

  return (
    <Dialog open={open} onClose={close} fullWidth maxWidth="xs" aria-labelledby={`${id}-title`}>
      <form noValidate onSubmit={handleSubmit(submit)}>
        <DialogTitle id={`${id}-title`}>{t('profile.changePassword')}</DialogTitle>
        <DialogContent>
          <Stack spacing={2.5}>
            {failure !== undefined && (
              <Alert severity="error">{errorText(failure) || t('profile.passwordFailed')}</Alert>
            )}
            <FormPasswordField
              control={control}
              name="currentPassword"
              label={t('fields.currentPassword', { ns: 'common' })}
              autoComplete="current-password"
            />
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
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('actions.cancel', { ns: 'common' })}</Button>
          <Button type="submit" variant="contained" aria-disabled={isLoading}>
            {t('actions.save', { ns: 'common' })}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
