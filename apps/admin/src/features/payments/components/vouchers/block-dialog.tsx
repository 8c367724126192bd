import { useBlockVoucherMutation, type VoucherOutput } from '@atrium/api-client/admin';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RequestDialog } from '../../../../shared/forms/request-dialog';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useReportDone } from '../../../../shared/hooks/use-report-done';

interface Props {
  voucher: VoucherOutput;
  onClose: () => void;
}

/** Blocks a gift card, or lets it be used again, with a reason. */
export function BlockDialog({ voucher, onClose }: Props) {
  const { t } = useTranslation('vouchers');
  const errorText = useErrorText();
  const reportDone = useReportDone();
  const [block, { isLoading }] = useBlockVoucherMutation();
  // what the dialog says does not change with what it does
  const [blocked] = useState(voucher.state !== 'blocked');
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const title = t(blocked ? 'block.open' : 'block.unblock');

  const submit = async () => {
    if (reason.trim() === '') return;
    setFailure(undefined);
    try {
      const { _id: id, version } = voucher;
      await block({ id, blockVoucherInput: { blocked, reason: reason.trim(), version } }).unwrap();
      reportDone(t(blocked ? 'block.blocked' : 'block.unblocked'));
      onClose();
    } catch (error) {
      setFailure(errorText(error, t('block.failed')));
    }
  };

  return (
    <RequestDialog
      title={title}
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
          {title}
        </Button>
      }
    >
      {blocked && <DialogContentText>{t('block.text')}</DialogContentText>}
      <TextInput
        autoFocus
        required
        label={t('columns.reason')}
        helperText={t('issue.reasonHint')}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        slotProps={{ htmlInput: { maxLength: 300, autoComplete: 'off' } }}
      />
    </RequestDialog>
  );
}
