import {
  type ConfirmIdentityInput,
  useAskPasskeyMutation,
  useConfirmIdentityMutation,
  useGetSecondFactorQuery,
} from '@atrium/api-client/admin';
import { answerIdentity } from '@atrium/api-client/session/identity';
import { useAppDispatch } from '@atrium/api-client/use-store';
import { PasswordField } from '@atrium/ui/components/fields/password-field';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogContentText from '@mui/material/DialogContentText';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../shared/hooks/use-error-text';
import { useProof } from '../hooks/use-proof';
import { CodeField } from './code-field';
import { PasskeyButton } from './passkeys/passkey-button';

interface Props {
  email: string;
}

/** Something was asked for that takes a fresh proof of who asks; it goes on by itself once that is given. */
export function ConfirmIdentityDialog({ email }: Props) {
  const { t } = useTranslation(['signIn', 'common']);
  const dispatch = useAppDispatch();
  const id = useId();
  const { data: factor } = useGetSecondFactorQuery();
  const [confirm] = useConfirmIdentityMutation();
  const [askPasskey] = useAskPasskeyMutation();
  const errorText = useErrorText();
  const [byCode, setByCode] = useState(false);
  const send = async (confirmIdentityInput: ConfirmIdentityInput) => {
    const { data } = await confirm({ confirmIdentityInput }).unwrap();
    await dispatch(answerIdentity(data.accessToken));
  };
  const { proof, setProof, failure, setFailure, isPending, submit, clear } = useProof(
    (given) => send(byCode ? { code: given } : { password: given }),
    t('confirm.failed'),
  );
  const hasPasskeys = (factor?.data.passkeys ?? 0) > 0;
  const hasCodes = factor?.data.since !== undefined || hasPasskeys;
  const cancel = () => void dispatch(answerIdentity(null));
  const changeWay = () => {
    setByCode(!byCode);
    clear();
  };

  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby={`${id}-title`}
      onClose={isPending ? undefined : cancel}
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
          {hasPasskeys && (
            <Box sx={{ mb: 2 }}>
              <PasskeyButton
                ask={async () => (await askPasskey().unwrap()).data}
                onAnswer={(passkey) => {
                  clear();
                  return send({ passkey });
                }}
                onFailure={(error) =>
                  setFailure(
                    error ? errorText(error, t('confirm.failed')) : t('code.passkeyFailed'),
                  )
                }
              />
            </Box>
          )}
          {byCode ? (
            <CodeField value={proof} onChange={setProof} isRecovery={!factor?.data.since} />
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
          {hasCodes && (
            <Button size="small" onClick={changeWay} sx={{ mt: 1 }}>
              {byCode ? t('confirm.usePassword') : t('confirm.useCode')}
            </Button>
          )}
        </DialogContent>
        <DialogActions>
          <Button variant="outlined" disabled={isPending} onClick={cancel}>
            {t('actions.cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" variant="contained" loading={isPending}>
            {t('confirm.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
