import { type PaymentOutput, useClosePaymentCaseMutation } from '@atrium/api-client/admin';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestDialog } from '../../../../shared/forms/request-dialog';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useReportDone } from '../../../../shared/hooks/use-report-done';

interface Props {
  payment: PaymentOutput;
  onClose: () => void;
}

const outcomes = ['atDesk', 'writtenOff'] as const;

/** Says what became of a payment; only what the guest owes can be written off. */
export function CloseCaseDialog({ payment, onClose }: Props) {
  const { t } = useTranslation('payments');
  const errorText = useErrorText();
  const reportDone = useReportDone();
  const [close, { isLoading }] = useClosePaymentCaseMutation();
  const [outcome, setOutcome] = useState<(typeof outcomes)[number]>('atDesk');
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const offered = payment.openCase === 'notCollected' ? outcomes : outcomes.slice(0, 1);

  const submit = async () => {
    if (reason.trim() === '') return;
    setFailure(undefined);
    try {
      await close({
        id: payment._id,
        closeCaseInput: { outcome, reason: reason.trim(), version: payment.version },
      }).unwrap();
      reportDone(t('close.closed'));
      onClose();
    } catch (error) {
      setFailure(errorText(error, t('close.failed')));
    }
  };

  return (
    <RequestDialog
      title={t('close.open')}
      failure={failure}
      isDirty={reason.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
      submit={
        <Button
          type="submit"
          variant="contained"
          loading={isLoading}
          disabled={reason.trim() === ''}
        >
          {t('close.open')}
        </Button>
      }
    >
      <SelectInput
        label={t('close.what')}
        value={outcome}
        onChange={(event) =>
          setOutcome(outcomes.find((one) => one === event.target.value) ?? 'atDesk')
        }
      >
        {offered.map((one) => (
          <option key={one} value={one}>
            {t(`close.${one}`)}
          </option>
        ))}
      </SelectInput>
      <TextInput
        required
        autoFocus
        label={t('refund.reason')}
        helperText={t('refund.reasonHint')}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        slotProps={{ htmlInput: { maxLength: 300, autoComplete: 'off' } }}
      />
    </RequestDialog>
  );
}
