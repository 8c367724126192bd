import {
  type ConfirmMyIdentityInput,
  useAskMyPasskeyMutation,
  useConfirmMyIdentityMutation,
  useListMyPasskeysQuery,
} from '@atrium/api-client/hub/passkeys';
import { answerIdentity } from '@atrium/api-client/session/identity';
import { useAppDispatch } from '@atrium/api-client/use-store';
import { signIn } from '@atrium/i18n/loaders/sign-in';
import { PasswordField } from '@atrium/ui/components/fields/password-field';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { answerWithPasskey } from '@atrium/ui/lib/passkeys';
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

const areas = ['signIn'] as const;
const own = { signIn };

interface Props {
  email: string;
}

/** Something was asked for that takes a fresh proof of who asks; it goes on by itself once that is given. */
export function ConfirmIdentityDialog(props: Props) {
  return (
    <AreaTexts areas={areas} own={own}>
      <Ask {...props} />
    </AreaTexts>
  );
}

function Ask({ email }: Props) {
  const { t } = useTranslation(['signIn', 'common']);
  const dispatch = useAppDispatch();
  const errorText = useErrorText();
  const id = useId();
  const { data: passkeys } = useListMyPasskeysQuery();
  const [confirm] = useConfirmMyIdentityMutation();
  const [askPasskey] = useAskMyPasskeyMutation();
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  /** @param proof undefined: the browser gave none */
  const send = async (prove: () => Promise<ConfirmMyIdentityInput | undefined>) => {
    setFailure(undefined);
    setIsPending(true);
    try {
      const confirmMyIdentityInput = await prove();
      if (!confirmMyIdentityInput) return setFailure(t('confirm.passkeyFailed'));
      const { data } = await confirm({ confirmMyIdentityInput }).unwrap();
      await dispatch(answerIdentity(data.accessToken));
    } catch (error) {
      setFailure(errorText(error));
      setPassword('');
    } finally {
      setIsPending(false);
    }
  };
  const usePasskey = async () => {
    const { data: asked } = await askPasskey().unwrap();
    const passkey = await answerWithPasskey(asked).catch(() => undefined);
    return passkey && { passkey };
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void send(async () => ({ password }));
  };
  const cancel = () => void dispatch(answerIdentity(null));

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
          <DialogContentText sx={{ mb: 2 }}>{t('confirm.text', { email })}</DialogContentText>
          {failure !== undefined && (
            <Alert severity="error" sx={{ mb: 2 }}>
              {failure}
            </Alert>
          )}
          <input type="email" hidden readOnly autoComplete="username" value={email} />
          {passkeys !== undefined && passkeys.data.length > 0 && (
            <Button
              fullWidth
              variant="outlined"
              size="large"
              disabled={isPending}
              onClick={() => void send(usePasskey)}
              sx={{ mb: 2 }}
            >
              {t('code.passkey')}
            </Button>
          )}
          <PasswordField
            name="password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
            required
            autoFocus
            autoComplete="current-password"
            label={t('fields.password', { ns: 'common' })}
          />
          <DialogContentText variant="body2" sx={{ mt: 2 }}>
            {t('confirm.noPassword')}
          </DialogContentText>
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
