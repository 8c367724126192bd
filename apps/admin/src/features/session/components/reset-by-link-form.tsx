import { useResetPasswordMutation } from '@atrium/api-client/staff-sign-in';
import { useTranslation } from 'react-i18next';
import { NewPasswordForm } from '../../../shared/forms/new-password-form';

interface Props {
  /** From the link: whose password, and the code that allows changing it. */
  userId: string;
  code: string;
  onDone: () => void;
}

/** Chooses a password with the link of a reset or invitation. */
export function ResetByLinkForm({ userId, code, onDone }: Props) {
  const { t } = useTranslation('signIn');
  const [resetPassword] = useResetPasswordMutation();

  return (
    <NewPasswordForm
      submitLabel={t('newPasswordSubmit')}
      errorText={t('newPasswordFailed')}
      onSubmit={async ({ password, confirmPassword }) => {
        const input = { id: userId, code, password, confirmPassword };
        await resetPassword({ resetVerificationInput: input }).unwrap();
        onDone();
      }}
    />
  );
}
