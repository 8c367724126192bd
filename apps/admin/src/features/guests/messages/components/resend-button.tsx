import { useResendCustomerMessageMutation } from '@atrium/api-client/admin';
import SendIcon from '@mui/icons-material/SendRounded';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';

interface Props {
  guestId: string;
  messageId: string;
}

/** Resends a failed message to the guest's current address. */
export function ResendButton({ guestId, messageId }: Props) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const [resend, { isLoading, error }] = useResendCustomerMessageMutation();
  return (
    <Box sx={{ mt: 2 }}>
      {error && (
        <Alert severity="error" sx={{ mb: 1.5 }}>
          {errorText(error, t('messages.sendAgainFailed'))}
        </Alert>
      )}
      <Button
        size="small"
        variant="outlined"
        startIcon={<SendIcon />}
        loading={isLoading}
        onClick={() => void resend({ id: guestId, messageId })}
      >
        {t('messages.sendAgain')}
      </Button>
    </Box>
  );
}
