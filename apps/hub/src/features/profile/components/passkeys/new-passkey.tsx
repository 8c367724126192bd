import {
  useAddMyPasskeyMutation,
  useOfferMyPasskeyMutation,
} from '@atrium/api-client/hub/passkeys';
import { LONGEST_PASSKEY_NAME } from '@atrium/rules/access/passkeys';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { makePasskey } from '@atrium/ui/lib/passkeys';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';

interface Props {
  /** Added, or not wanted any more. */
  onClose: () => void;
}

/** A name, then the browser: how a passkey comes into use. */
export function NewPasskey({ onClose }: Props) {
  const { t } = useTranslation(['security', 'common']);
  const errorText = useErrorText();
  const showToast = useToast();
  const [offer] = useOfferMyPasskeyMutation();
  const [add] = useAddMyPasskeyMutation();
  const [name, setName] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isPending, setIsPending] = useState(false);

  const create = async () => {
    const { data: options } = await offer().unwrap();
    const passkey = await makePasskey(options).catch(() => undefined);
    if (!passkey) return setFailure(t('passkeys.failed'));
    await add({ addPasskeyInput: { name, passkey } }).unwrap();
    showToast({ type: 'success', message: t('passkeys.added') });
    onClose();
  };
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setFailure(undefined);
    setIsPending(true);
    try {
      await create();
    } catch (error) {
      setFailure(errorText(error));
    } finally {
      setIsPending(false);
    }
  };

  return (
    <form onSubmit={submit}>
      <Stack spacing={2} sx={{ mt: 1.5 }}>
        {failure !== undefined && <Alert severity="error">{failure}</Alert>}
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
        <Stack direction="row" spacing={1.5}>
          <Button type="submit" variant="contained" loading={isPending}>
            {t('passkeys.create')}
          </Button>
          <Button onClick={onClose}>{t('actions.cancel', { ns: 'common' })}</Button>
        </Stack>
      </Stack>
    </form>
  );
}
