import { useChangeOwnUserPasswordMutation } from '@atrium/api-client/admin';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { NewPasswordForm } from '../../../shared/forms/new-password-form';
import { PageHeader } from '../../../shared/ui/page-header';

/** `/admin/new_password`: changes one's own password. */
export function OwnPasswordPage() {
  const { t } = useTranslation(['admin', 'signIn']);
  const showToast = useToast();
  const [changePassword] = useChangeOwnUserPasswordMutation();

  return (
    <>
      <PageHeader title={t('nav.newPassword')} />
      <Card sx={{ p: 3, maxWidth: 460 }}>
        <NewPasswordForm
          withCurrent
          submitLabel={t('newPasswordSubmit', { ns: 'signIn' })}
          errorText={t('newPasswordFailed', { ns: 'signIn' })}
          onSubmit={async (values) => {
            await changePassword({ changeOwnPasswordInput: values }).unwrap();
            showToast({
              type: 'success',
              title: t('dialog.success'),
              message: t('ownPasswordSuccess', { ns: 'signIn' }),
            });
          }}
        />
      </Card>
    </>
  );
}
