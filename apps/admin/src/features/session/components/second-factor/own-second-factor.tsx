import {
  useGetSecondFactorQuery,
  useRemoveSecondFactorMutation,
  useRenewRecoveryCodesMutation,
} from '@atrium/api-client/admin';
import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { AuthenticatorSetup } from './authenticator-setup';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';
import { type SecondFactorAction, SecondFactorState } from './second-factor-state';

/** Sets up and turns off two-step login for whoever is signed in. */
export function OwnSecondFactor() {
  const { t } = useTranslation('security');
  const { vendor } = useMe();
  const showToast = useToast();
  const id = useId();
  const { data, isError, refetch } = useGetSecondFactorQuery();
  const [remove] = useRemoveSecondFactorMutation();
  const [renew] = useRenewRecoveryCodesMutation();
  const [action, setAction] = useState<SecondFactorAction>();
  const [codes, setCodes] = useState<readonly string[]>();
  const close = () => {
    setAction(undefined);
    setCodes(undefined);
  };

  const body = () => {
    if (codes) return <RecoveryCodes codes={codes} onDone={close} />;
    if (action === 'setUp') return <AuthenticatorSetup onDone={close} onCancel={close} />;
    if (action === 'newCodes') {
      return (
        <PasswordStep
          text={t('secondFactor.passwordText')}
          submitLabel={t('secondFactor.newCodes')}
          onCancel={close}
          onSubmit={async (password) => {
            const { data } = await renew({ secondFactorPasswordInput: { password } }).unwrap();
            setCodes(data.recoveryCodes);
          }}
        />
      );
    }
    if (action === 'turnOff') {
      return (
        <PasswordStep
          text={`${t('secondFactor.turnOffText')} ${t('secondFactor.passwordText')}`}
          submitLabel={t('secondFactor.turnOff')}
          onCancel={close}
          onSubmit={async (password) => {
            await remove({ secondFactorPasswordInput: { password } }).unwrap();
            close();
            showToast({ type: 'success', message: t('secondFactor.turnedOff') });
          }}
        />
      );
    }
    if (data) {
      return (
        <SecondFactorState state={data.data} timezone={vendor.timezone} onChoose={setAction} />
      );
    }
    return isError ? (
      <ErrorState title={t('secondFactor.loadFailed')} onRetry={refetch} />
    ) : (
      <CardSkeletons count={1} />
    );
  };

  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="h4" component="h2" sx={{ mb: 0.5 }}>
        {t('secondFactor.title')}
      </Typography>
      {body()}
    </Box>
  );
}
