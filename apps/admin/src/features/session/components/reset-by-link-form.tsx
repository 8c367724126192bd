import { useResetPasswordMutation } from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';
import { NewPasswordForm } from '../../../shared/forms/new-password-form';

interface Props {
  /** Of the link: whose password, and the code that allows it. */
  userId: string;
  code: string;
  onDone: () => void;
}

/** Staff choose a password by the link of a reset or of their invitation. */
export function ResetByLinkForm({ userId, code, onDone }: Props) {
  const { t } = useTranslation('admin');
  const [resetPassword] = useResetPasswordMutation();

  return (
    <NewPasswordForm
      submitLabel={t('login.newPasswordSubmit')}
      errorText={t('login.newPasswordFailed')}
      onSubmit={async ({ password, confirmPassword }) => {
        const input = { id: userId, code, password, confirmPassword };
        await resetPassword({ resetVerificationInput: input }).unwrap();
        onDone();
      }}
    />
  );
}
