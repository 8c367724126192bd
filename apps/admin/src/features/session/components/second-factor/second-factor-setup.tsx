import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasskeySetup } from '../passkeys/passkey-setup';
import { AuthenticatorSetup } from './authenticator-setup';

interface Props {
  /** Once either is set up and the recovery codes are kept. */
  onDone: () => void;
}

/** An authenticator or a passkey, as one likes. */
export function SecondFactorSetup({ onDone }: Props) {
  const { t } = useTranslation('security');
  const [way, setWay] = useState<'authenticator' | 'passkey'>();
  const back = () => setWay(undefined);

  if (way === 'authenticator') return <AuthenticatorSetup onDone={onDone} onCancel={back} />;
  if (way === 'passkey') return <PasskeySetup onDone={onDone} onCancel={back} />;
  return (
    <Stack spacing={1.5} sx={{ mt: 2 }}>
      <Button variant="contained" onClick={() => setWay('passkey')}>
        {t('passkeys.add')}
      </Button>
      <Button variant="outlined" onClick={() => setWay('authenticator')}>
        {t('secondFactor.setUp')}
      </Button>
    </Stack>
  );
}
