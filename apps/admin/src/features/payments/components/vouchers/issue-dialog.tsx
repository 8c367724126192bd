import { useIssueVoucherMutation } from '@atrium/api-client/admin';
import { parseAmount } from '@atrium/rules/money/amount';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import Button from '@mui/material/Button';
import DialogContentText from '@mui/material/DialogContentText';
import InputAdornment from '@mui/material/InputAdornment';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { DateField } from '../../../../shared/dates/date-field';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import { EMAIL } from '../../../../shared/forms/field-values';
import { RequestDialog } from '../../../../shared/forms/request-dialog';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { useReportDone } from '../../../../shared/hooks/use-report-done';

interface Props {
  onClose: () => void;
}

/** A gift card that nobody pays for: an apology, a prize. */
export function IssueDialog({ onClose }: Props) {
  const { t } = useTranslation('vouchers');
  const errorText = useErrorText();
  const reportDone = useReportDone();
  const { vendor } = useMe();
  const { currency, timezone } = vendor;
  const { date: today } = useVenueNow(timezone);
  const [issue, { isLoading }] = useIssueVoucherMutation();
  const [values, setValues] = useState({
    ...{ amount: '', name: '', email: '', greeting: '', reason: '' },
    sendOn: today,
  });
  const [failure, setFailure] = useState<string>();
  const amount = parseAmount(values.amount, currency) || undefined;
  const isWrongAmount = values.amount.trim() !== '' && amount === undefined;
  const isReady =
    amount !== undefined &&
    values.name.trim() !== '' &&
    EMAIL.test(values.email.trim()) &&
    values.sendOn >= today &&
    values.reason.trim() !== '';
  const set =
    (name: keyof typeof values) =>
    ({ target }: { target: { value: string } }) =>
      setValues({ ...values, [name]: target.value });

  const submit = async () => {
    if (!isReady) return;
    setFailure(undefined);
    try {
      const { name, email, greeting, reason, sendOn } = values;
      await issue({
        issueVoucherInput: {
          ...{ amount, sendOn, reason: reason.trim() },
          recipient: { name: name.trim(), email: email.trim() },
          ...(greeting.trim() && { greeting: greeting.trim() }),
        },
      }).unwrap();
      reportDone(t('issue.done', { name: name.trim() }));
      onClose();
    } catch (error) {
      setFailure(errorText(error, t('issue.failed')));
    }
  };

  return (
    <RequestDialog
      title={t('issue.open')}
      failure={failure}
      isDirty={Object.entries(values).some(([name, text]) => name !== 'sendOn' && text !== '')}
      onSubmit={submit}
      onClose={onClose}
      submit={
        <Button type="submit" variant="contained" loading={isLoading} disabled={!isReady}>
          {t('issue.submit')}
        </Button>
      }
    >
      <DialogContentText>{t('issue.text')}</DialogContentText>
      <TextInput
        autoFocus
        required
        label={t('columns.amount')}
        value={values.amount}
        error={isWrongAmount}
        helperText={isWrongAmount && t('issue.wrong')}
        onChange={set('amount')}
        slotProps={{
          htmlInput: { inputMode: 'decimal', autoComplete: 'off', maxLength: 14 },
          input: { endAdornment: <InputAdornment position="end">{currency}</InputAdornment> },
        }}
      />
      <TextInput
        required
        label={t('issue.name')}
        value={values.name}
        onChange={set('name')}
        slotProps={{ htmlInput: { maxLength: 120, autoComplete: 'off' } }}
      />
      <TextInput
        required
        type="email"
        label={t('issue.email')}
        value={values.email}
        onChange={set('email')}
        slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
      />
      <TextInput
        multiline
        minRows={2}
        label={t('columns.greeting')}
        value={values.greeting}
        onChange={set('greeting')}
        slotProps={{ htmlInput: { maxLength: 400 } }}
      />
      <DateField
        label={t('columns.sendOn')}
        value={values.sendOn}
        min={today}
        onChange={(sendOn) => setValues({ ...values, sendOn })}
      />
      <TextInput
        required
        label={t('columns.reason')}
        helperText={t('issue.reasonHint')}
        value={values.reason}
        onChange={set('reason')}
        slotProps={{ htmlInput: { maxLength: 300, autoComplete: 'off' } }}
      />
    </RequestDialog>
  );
}
