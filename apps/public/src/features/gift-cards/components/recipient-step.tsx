import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useTranslation } from 'react-i18next';
import { lastSendDay } from '../lib/order';
import type { StepProps } from '../lib/step-props';

const LONGEST_GREETING = 400;

/** For whom, with which words, and when. */
export function RecipientStep({ draft, offer, problems, onChange }: StepProps) {
  const { t } = useTranslation('giftCard');
  const emailProblem =
    problems.recipientEmail &&
    t(problems.recipientEmail === 'wrong' ? 'sale.emailWrong' : 'sale.emailMissing');
  return (
    <>
      <TextInput
        name="recipientName"
        required
        label={t('sale.name')}
        value={draft.recipientName}
        error={problems.recipientName !== undefined}
        helperText={problems.recipientName && t('sale.nameMissing')}
        onChange={({ target }) => onChange({ recipientName: target.value })}
        slotProps={{ htmlInput: { maxLength: 120, autoComplete: 'off' } }}
      />
      <TextInput
        name="recipientEmail"
        type="email"
        required
        label={t('sale.email')}
        value={draft.recipientEmail}
        error={problems.recipientEmail !== undefined}
        helperText={emailProblem ?? t('sale.emailHint')}
        onChange={({ target }) => onChange({ recipientEmail: target.value })}
        slotProps={{ htmlInput: { maxLength: 254, autoComplete: 'off' } }}
      />
      <TextInput
        name="greeting"
        multiline
        minRows={3}
        label={t('sale.greeting')}
        value={draft.greeting}
        onChange={({ target }) => onChange({ greeting: target.value })}
        slotProps={{ htmlInput: { maxLength: LONGEST_GREETING } }}
      />
      <TextInput
        name="sendOn"
        type="date"
        required
        label={t('sale.day')}
        value={draft.sendOn}
        error={problems.sendOn !== undefined}
        helperText={t(problems.sendOn ? 'sale.dayWrong' : 'sale.dayHint')}
        onChange={({ target }) => onChange({ sendOn: target.value })}
        slotProps={{ htmlInput: { min: offer.today, max: lastSendDay(offer.today) } }}
      />
    </>
  );
}
