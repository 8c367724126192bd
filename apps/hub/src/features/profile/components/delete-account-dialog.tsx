import { isApiError } from '@atrium/api-client/api-error';
import { useDeleteProfileMutation } from '@atrium/api-client/hub';
import { endSession } from '@atrium/api-client/session/session-actions';
import { useAppDispatch } from '@atrium/api-client/use-store';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormPasswordField } from '../../../shared/components/fields/form-password-field';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { forgetSession } from '../../../shared/lib/session-store';

interface Props {
  open: boolean;
  onClose: () => void;
}

interface Values {
  password: string;
}

/**
 * Asks for confirmation and the password, against slips and against deleting somebody else's
 * account.
 */
export function DeleteAccountDialog({ open, onClose }: Props) {
  const { t } = useTranslation(['hub', 'common', 'errors']);
  const { name } = useVendor();
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const showToast = useToast();
  const id = useId();
  const [deleteProfile, { isLoading }] = useDeleteProfileMutation();
  const [failure, setFailure] = useState<unknown>();
  const { control, handleSubmit, setError, reset } = useForm<Values>({
    defaultValues: { password: '' },
  });

  const close = () => {
    setFailure(undefined);
    reset();
    onClose();
  };

  const submit = async ({ password }: Values) => {
    if (isLoading) return;
    setFailure(undefined);
    if (password === '') {
      const message = t('PASSWORD_EMPTY', { ns: 'errors' });
      setError('password', { message }, { shouldFocus: true });
      return;
    }
    try {
      await deleteProfile({ profileDeletion: { password } }).unwrap();
      showToast({ type: 'success', message: t('profile.deletion.done') });
      forgetSession();
      await dispatch(endSession());
    } catch (error) {
      if (isApiError(error) && error.code === 'WRONG_PASSWORD') {
        setError('password', { message: errorText(error) }, { shouldFocus: true });
      } else {
        setFailure(error);
      }
    }
  };

  return (
    <Dialog
      open={open}
      onClose={close}
      fullWidth
      maxWidth="xs"
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <form noValidate onSubmit={handleSubmit(submit)}>
        <DialogTitle id={`${id}-title`}>
          {t('profile.deletion.question', { vendor: name })}
        </DialogTitle>
        <DialogContent>
          <Stack spacing={2.5}>
            <Typography id={`${id}-text`}>
              {`${t('profile.deletion.text')} ${t('profile.deletion.warning')}`}
            </Typography>
            {failure !== undefined && (
              <Alert severity="error">{errorText(failure) || t('profile.deletion.failed')}</Alert>
            )}
            <FormPasswordField
              control={control}
              name="password"
              label={t('fields.currentPassword', { ns: 'common' })}
              autoComplete="current-password"
            />
          </Stack>
        </DialogContent>
        <DialogActions>
          <Button onClick={close}>{t('actions.cancel', { ns: 'common' })}</Button>
          <Button type="submit" variant="contained" color="error" aria-disabled={isLoading}>
            {t('profile.deletion.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
