import { useAddPasskeyMutation, useOfferPasskeyMutation } from '@atrium/api-client/admin';
import { LONGEST_PASSKEY_NAME } from '@atrium/rules/access/passkeys';
import { PasswordField } from '@atrium/ui/components/fields/password-field';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { makePasskey } from '@atrium/ui/lib/passkeys';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useProof } from '../../hooks/use-proof';
import { RecoveryCodes } from '../second-factor/recovery-codes';

interface Props {
  /** Once it is added, and the recovery codes are kept if there were any. */
  onDone: () => void;
  onCancel: () => void;
}

/** Name and password, then the browser: how a passkey comes into use. */
export function PasskeySetup({ onDone, onCancel }: Props) {
  const { t } = useTranslation(['security', 'common']);
  const showToast = useToast();
  const [offer] = useOfferPasskeyMutation();
  const [add] = useAddPasskeyMutation();
  const [name, setName] = useState('');
  const [codes, setCodes] = useState<readonly string[]>();

  const create = async (password: string) => {
    const { data: options } = await offer({ passkeyPasswordInput: { password } }).unwrap();
    const passkey = await makePasskey(options).catch(() => undefined);
    if (!passkey) return setFailure(t('passkeys.failed'));
    const { data } = await add({ addPasskeyInput: { name, passkey } }).unwrap();
    showToast({ type: 'success', message: t('passkeys.added') });
    if (data.recoveryCodes) setCodes(data.recoveryCodes);
    else onDone();
  };
  const { proof, setProof, failure, setFailure, isPending, submit } = useProof(
    create,
    t('passkeys.failed'),
  );

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <form onSubmit={submit}>
      <Stack spacing={2} sx={{ mt: 2 }}>
        <Typography>{t('secondFactor.passwordText')}</Typography>
        {failure && <Alert severity="error">{failure}</Alert>}
        <TextInput
          name="name"
          value={name}
          onChange={(event) => setName(event.target.value)}
          required
          autoFocus
          autoComplete="off"
          label={t('passkeys.name')}
          helperText={t('passkeys.nameHint')}
          slotProps={{ htmlInput: { maxLength: LONGEST_PASSKEY_NAME } }}
        />
        <PasswordField
          name="password"
          value={proof}
          onChange={(event) => setProof(event.target.value)}
          required
          autoComplete="current-password"
          label={t('fields.password', { ns: 'common' })}
        />
        <Stack direction="row" spacing={1.5}>
          <Button type="submit" variant="contained" loading={isPending}>
            {t('passkeys.create')}
          </Button>
          <Button onClick={onCancel}>{t('actions.cancel', { ns: 'common' })}</Button>
        </Stack>
      </Stack>
    </form>
  );
}
