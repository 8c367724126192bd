import { useExtendVoucherMutation, type VoucherOutput } from '@atrium/api-client/admin';
import { formatDate } from '@atrium/i18n/format';
import { addMonths } from '@atrium/rules/calendar/calendar-date';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { DateField } from '../../../../shared/dates/date-field';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import { RequestDialog } from '../../../../shared/forms/request-dialog';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useReportDone } from '../../../../shared/hooks/use-report-done';

interface Props {
  voucher: VoucherOutput;
  onClose: () => void;
}

const USUAL_MONTHS = 6;

/** Gives a gift card another last day; half a year more, as it opens. */
export function ExtendDialog({ voucher, onClose }: Props) {
  const { t } = useTranslation('vouchers');
  const language = useLanguage();
  const errorText = useErrorText();
  const reportDone = useReportDone();
  const { vendor } = useMe();
  const { date: today } = useVenueNow(vendor.timezone);
  const [extend, { isLoading }] = useExtendVoucherMutation();
  const { validUntil: before = today } = voucher;
  const [first] = useState(addMonths(before > today ? before : today, USUAL_MONTHS));
  const [validUntil, setValidUntil] = useState(first);
  const [failure, setFailure] = useState<string>();

  const submit = async () => {
    if (validUntil < today) return;
    setFailure(undefined);
    try {
      const { _id: id, version } = voucher;
      await extend({ id, extendVoucherInput: { validUntil, version } }).unwrap();
      reportDone(t('extend.done', { date: formatDate(language, validUntil, 'full') }));
      onClose();
    } catch (error) {
      setFailure(errorText(error, t('block.failed')));
    }
  };

  return (
    <RequestDialog
      title={t('extend.open')}
      failure={failure}
      isDirty={validUntil !== first}
      onSubmit={submit}
      onClose={onClose}
      submit={
        <Button type="submit" variant="contained" loading={isLoading} disabled={validUntil < today}>
          {t('extend.open')}
        </Button>
      }
    >
      <DateField
        label={t('extend.until')}
        value={validUntil}
        min={today}
        onChange={setValidUntil}
      />
    </RequestDialog>
  );
}
