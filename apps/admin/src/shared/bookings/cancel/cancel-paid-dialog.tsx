import {
  type BookingOutput,
  type PrepaidOutput,
  useCancelBookingMutation,
} from '@atrium/api-client/admin';
import { formatMoney } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Button from '@mui/material/Button';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../access/use-me';
import { RequestDialog } from '../../forms/request-dialog';
import { useErrorText } from '../../hooks/use-error-text';
import { type RefundChoice, refundChoices } from './refund-choice';

interface Props {
  booking: Pick<BookingOutput, '_id' | 'version'>;
  prepaid: PrepaidOutput;
  /** ISO 4217. */
  currency: string;
  onCancelled: (after: BookingOutput) => void;
  onClose: () => void;
}

/** Cancels a booking that was paid for: what goes back to its guest is said, and whoever may refund chooses it. */
export function CancelPaidDialog({ booking, prepaid, currency, onCancelled, onClose }: Props) {
  const { t } = useTranslation(['payments', 'admin']);
  const language = useLanguage();
  const { level } = useMe();
  const errorText = useErrorText();
  const id = useId();
  const [cancel, { isLoading }] = useCancelBookingMutation();
  const [choice, setChoice] = useState<RefundChoice>('byTerms');
  const [reason, setReason] = useState('');
  const [failure, setFailure] = useState<string>();
  const sum = (minor: number) => formatMoney(language, minor, currency);
  const choices = refundChoices(prepaid);
  const amount = choices.find(([one]) => one === choice)?.[1] ?? 0;
  const isMissingReason = choice !== 'byTerms' && reason.trim() === '';
  const words = { paid: sum(prepaid.paid), refund: sum(prepaid.refund) };

  const submit = async () => {
    if (isMissingReason) return;
    setFailure(undefined);
    const { _id, version } = booking;
    const cancelBookingInput = {
      version,
      ...(choice === 'byTerms' ? {} : { refund: choice }),
      ...(reason.trim() ? { reason: reason.trim() } : {}),
    };
    try {
      const { data } = await cancel({ id: _id, cancelBookingInput }).unwrap();
      onCancelled(data);
    } catch (error) {
      setFailure(errorText(error, t('admin:booking.cancelFailed')));
    }
  };

  return (
    <RequestDialog
      title={t('admin:booking.cancel')}
      closeLabel={t('admin:booking.keep')}
      failure={failure}
      isDirty={choice !== 'byTerms' || reason.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
      submit={
        <Button
          type="submit"
          variant="contained"
          color="error"
          loading={isLoading}
          disabled={isMissingReason}
        >
          {amount > 0 ? t('cancel.refund', { sum: sum(amount) }) : t('cancel.keepAll')}
        </Button>
      }
    >
      <Typography>
        {prepaid.refund > 0 ? t('cancel.terms', words) : t('cancel.termsNothing', words)}
      </Typography>
      {may(level, 'payments.refund') && (
        <>
          <FormControl>
            <FormLabel id={`${id}-choice`}>{t('cancel.choice')}</FormLabel>
            <RadioGroup
              aria-labelledby={`${id}-choice`}
              value={choice}
              onChange={(_, value) => setChoice(value as RefundChoice)}
            >
              {choices.map(([value, back]) => (
                <FormControlLabel
                  key={value}
                  value={value}
                  control={<Radio />}
                  label={t(`cancel.choices.${value}`, { sum: sum(back) })}
                />
              ))}
            </RadioGroup>
          </FormControl>
          {choice !== 'byTerms' && (
            <TextInput
              required
              label={t('refund.reason')}
              helperText={t('refund.reasonHint')}
              value={reason}
              onChange={(event) => setReason(event.target.value)}
              slotProps={{ htmlInput: { maxLength: 300, autoComplete: 'off' } }}
            />
          )}
        </>
      )}
    </RequestDialog>
  );
}
