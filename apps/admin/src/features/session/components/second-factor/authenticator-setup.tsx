import {
  type OfferedAuthenticatorOutput,
  useConfirmAuthenticatorMutation,
  useOfferAuthenticatorMutation,
} from '@atrium/api-client/admin';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PasswordStep } from './password-step';
import { RecoveryCodes } from './recovery-codes';
import { ScanStep } from './scan-step';

interface Props {
  /** Once it is set up and the recovery codes are kept. */
  onDone: () => void;
  onCancel?: () => void;
}

/** Password, QR code, recovery codes: how an authenticator comes into use. */
export function AuthenticatorSetup({ onDone, onCancel }: Props) {
  const { t } = useTranslation('security');
  const [offer] = useOfferAuthenticatorMutation();
  const [confirm] = useConfirmAuthenticatorMutation();
  const [authenticator, setAuthenticator] = useState<OfferedAuthenticatorOutput>();
  const [codes, setCodes] = useState<readonly string[]>();

  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  if (authenticator) {
    return (
      <ScanStep
        authenticator={authenticator}
        onConfirm={async (code) => {
          const { data } = await confirm({ confirmSecondFactorInput: { code } }).unwrap();
          setCodes(data.recoveryCodes);
        }}
      />
    );
  }
  return (
    <PasswordStep
      text={t('secondFactor.passwordText')}
      submitLabel={t('secondFactor.proceed')}
      onCancel={onCancel}
      onSubmit={async (password) => {
        const { data } = await offer({ secondFactorPasswordInput: { password } }).unwrap();
        setAuthenticator(data);
      }}
    />
  );
}
