import { useConfirmIdentityMutation, useGetSecondFactorQuery } from '@atrium/api-client/admin';
import { answerIdentity } from '@atrium/api-client/session/identity';
import { useAppDispatch } from '@atrium/api-client/use-store';
import { PasswordField } from '@atrium/ui/components/fields/password-field';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { CodeField } from './code-field';

interface Props {
  email: string;
}

/** Something was asked for that takes a fresh proof of who asks; it goes on by itself once that is given. */
export function ConfirmIdentityDialog({ email }: Props) {
  const { t } = useTranslation(['signIn', 'common']);
  const errorText = useErrorText();
  const dispatch = useAppDispatch();
  const id = useId();
  const { data: factor } = useGetSecondFactorQuery();
  const [confirm, { isLoading }] = useConfirmIdentityMutation();
  const [byCode, setByCode] = useState(false);
  const [proof, setProof] = useState('');
  const [failure, setFailure] = useState<string>();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    try {
      const { data } = await confirm({
        confirmIdentityInput: byCode ? { code: proof } : { password: proof },
      }).unwrap();
      await dispatch(answerIdentity(data.accessToken));
    } catch (error) {
      setFailure(errorText(error, t('confirm.failed')));
      setProof('');
    }
  };
  const cancel = () => void dispatch(answerIdentity(null));
  const changeWay = () => {
    setByCode(!byCode);
    setProof('');
    setFailure(undefined);
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      onClose={isLoading ? undefined : cancel}
    >
      <form onSubmit={submit}>
        <DialogTitle id={`${id}-title`}>{t('confirm.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>
            {byCode ? t('confirm.codeText') : t('confirm.text', { email })}
          </DialogContentText>
          {failure && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {failure}
            </Alert>
          )}
          <input type="email" hidden readOnly autoComplete="username" value={email} />
          {byCode ? (
            <CodeField value={proof} onChange={setProof} />
          ) : (
            <PasswordField
              name="password"
              value={proof}
              onChange={(event) => setProof(event.target.value)}
              required
              autoFocus
              autoComplete="current-password"
              label={t('fields.password', { ns: 'common' })}
            />
          )}
          {factor?.data.since && (
            <Button size="small" onClick={changeWay} sx={{ mt: 1 }}>
              {byCode ? t('confirm.usePassword') : t('confirm.useCode')}
            </Button>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={isLoading} onClick={cancel}>
            {t('actions.cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" variant="contained" loading={isLoading}>
            {t('confirm.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
