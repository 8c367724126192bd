import {
  type TreatmentOutput,
  useSendTreatmentConfirmationMutation,
} from '@atrium/api-client/admin';
import { canBeConfirmed } from '@atrium/rules/spa/treatments/treatment-status';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useReportDone } from '../../../../shared/hooks/use-report-done';

interface Props {
  treatment: TreatmentOutput;
  /** What the guest would be told is not saved yet. */
  isDirty: boolean;
}

/** Confirms the treatment to its guest by email, or says why that cannot be done. */
export function ConfirmationButton({ treatment, isDirty }: Props) {
  const { t } = useTranslation(['treatments', 'admin']);
  const id = useId();
  const errorText = useErrorText();
  const reportDone = useReportDone();
  const showToast = useToast();
  const [send, { isLoading }] = useSendTreatmentConfirmationMutation();
  const hindrance = hindranceOf(treatment, isDirty);
  if (treatment.status === 'pause') return null;

  const confirm = async () => {
    try {
      const { data } = await send({ id: treatment._id }).unwrap();
      if (data.state === 'unsent') {
        return showToast({ type: 'warning', message: t('confirmation.unsent') });
      }
      reportDone(t('confirmation.sent', { email: data.to }));
    } catch (error) {
      const message = errorText(error, t('confirmation.failed'));
      showToast({ type: 'error', title: t('admin:dialog.error'), message });
    }
  };
  return (
    <Box>
      <Button
        variant="outlined"
        disabled={hindrance !== undefined}
        loading={isLoading}
        aria-describedby={hindrance && id}
        onClick={confirm}
      >
        {t('confirmation.send')}
      </Button>
      {hindrance && (
        <FormHelperText id={id} sx={{ mx: 0.5, maxWidth: 260 }}>
          {t(hindrance)}
        </FormHelperText>
      )}
    </Box>
  );
}

function hindranceOf(treatment: TreatmentOutput, isDirty: boolean) {
  if (!treatment._customer) return 'confirmation.noGuest';
  if (!treatment._customer.email) return 'confirmation.noEmail';
  if (isDirty) return 'confirmation.unsaved';
  return canBeConfirmed(treatment) ? undefined : 'confirmation.notConfirmed';
}
