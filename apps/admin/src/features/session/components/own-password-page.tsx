import { useChangeOwnUserPasswordMutation } from '@atrium/api-client/admin';
import { security } from '@atrium/i18n/loaders/security';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Card from '@mui/material/Card';
import { useTranslation } from 'react-i18next';
import { NewPasswordForm } from '../../../shared/forms/new-password-form';
import { PageHeader } from '../../../shared/ui/page-header';
import { OwnSessions } from './own-sessions';
import { OwnPasskeys } from './passkeys/own-passkeys';
import { OwnSecondFactor } from './second-factor/own-second-factor';

const areas = ['security'] as const;
const own = { security };

/** `/admin/new_password`: one's own password, two-step login, passkeys, and where one is logged in. */
export function OwnPasswordPage() {
  const { t } = useTranslation(['admin', 'signIn']);
  const showToast = useToast();
  const [changePassword] = useChangeOwnUserPasswordMutation();

  return (
    <AreaTexts areas={areas} own={own}>
      <PageHeader title={t('nav.newPassword')} />
      <Card sx={{ p: 3, maxWidth: 560 }}>
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
      <Card sx={{ p: 3, mt: 2, maxWidth: 560 }}>
        <OwnSecondFactor />
      </Card>
      <Card sx={{ p: 3, mt: 2, maxWidth: 560 }}>
        <OwnPasskeys />
      </Card>
      <Card sx={{ p: 3, mt: 2, maxWidth: 560 }}>
        <OwnSessions />
      </Card>
    </AreaTexts>
  );
}
