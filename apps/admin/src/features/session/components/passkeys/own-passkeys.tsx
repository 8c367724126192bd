import {
  type PasskeyOutput,
  useGetPasskeysQuery,
  useRemovePasskeyMutation,
} from '@atrium/api-client/admin';
import { PasskeyRow } from '@atrium/ui/components/account/passkey-row';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { PasswordStep } from '../second-factor/password-step';
import { PasskeySetup } from './passkey-setup';

/** The passkeys of whoever is signed in, to add and to remove. */
export function OwnPasskeys() {
  const { t } = useTranslation('security');
  const { vendor } = useMe();
  const showToast = useToast();
  const id = useId();
  const { data, isError, refetch } = useGetPasskeysQuery();
  const [remove] = useRemovePasskeyMutation();
  const [action, setAction] = useState<'add' | PasskeyOutput>();
  const close = () => setAction(undefined);

  const body = () => {
    if (action === 'add') return <PasskeySetup onDone={close} onCancel={close} />;
    if (action) {
      const { _id, name } = action;
      return (
        <PasswordStep
          text={`${t('passkeys.removeText', { name })} ${t('secondFactor.passwordText')}`}
          submitLabel={t('passkeys.remove')}
          onCancel={close}
          onSubmit={async (password) => {
            await remove({ id: _id, passkeyPasswordInput: { password } }).unwrap();
            close();
            showToast({ type: 'success', message: t('passkeys.removed') });
          }}
        />
      );
    }
    if (!data) {
      return isError ? (
        <ErrorState title={t('passkeys.loadFailed')} onRetry={refetch} />
      ) : (
        <CardSkeletons count={1} />
      );
    }
    return (
      <>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.data.map((passkey) => (
            <PasskeyRow
              key={passkey._id}
              passkey={passkey}
              timezone={vendor.timezone}
              onRemove={() => setAction(passkey)}
            />
          ))}
        </Box>
        <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => setAction('add')}>
          {t('passkeys.add')}
        </Button>
      </>
    );
  };

  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2">
        {t('passkeys.title')}
      </Typography>
      <Typography sx={{ mt: 0.5, mb: 1, color: 'text.secondary' }}>{t('passkeys.text')}</Typography>
      {body()}
    </Box>
  );
}
