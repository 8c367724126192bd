import { useGetCustomerQuery, useSetCustomerPasswordMutation } from '@atrium/api-client/admin';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { NewPasswordForm } from '../../../../shared/forms/new-password-form';
import { useCodeText } from '../../../../shared/forms/use-code-text';

interface Props {
  guestId: string;
}

/** Sets a guest's password, which staff must then tell them. */
export function GuestPasswordReset({ guestId }: Props) {
  const { t } = useTranslation('admin');
  const codeText = useCodeText();
  const showToast = useToast();
  const { data } = useGetCustomerQuery({ id: guestId });
  const [setPassword] = useSetCustomerPasswordMutation();

  return (
    <Box component="section" sx={{ maxWidth: 460 }}>
      <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
        {t('passwordReset.title')}
      </Typography>
      <Alert severity="info" sx={{ mb: 2.5 }}>
        {t('passwordReset.note')}
      </Alert>
      {data && !data.data.active && (
        <Alert severity="warning" sx={{ mb: 2.5 }}>
          {codeText('ACCOUNT_INACTIVE')}
        </Alert>
      )}
      <NewPasswordForm
        submitLabel={t('passwordReset.submit')}
        errorText={t('passwordReset.failed')}
        onSubmit={async ({ password, confirmPassword }) => {
          await setPassword({
            id: guestId,
            setPasswordInput: { password, confirmPassword },
          }).unwrap();
          showToast({
            type: 'success',
            title: t('dialog.success'),
            message: t('passwordReset.success'),
          });
        }}
      />
    </Box>
  );
}
