import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useTranslation } from 'react-i18next';
import type { StepProps } from '../lib/step-props';

/** Who gives it, and where the receipt goes. */
export function BuyerStep({ draft, problems, onChange }: StepProps) {
  const { t } = useTranslation(['giftCard', 'common']);
  const emailProblem =
    problems.email && t(problems.email === 'wrong' ? 'sale.emailWrong' : 'sale.emailMissing');
  return (
    <>
      <TextInput
        name="firstname"
        required
        autoComplete="given-name"
        label={t('common:fields.firstName')}
        value={draft.firstname}
        error={problems.firstname !== undefined}
        helperText={problems.firstname && t('sale.firstNameMissing')}
        onChange={({ target }) => onChange({ firstname: target.value })}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <TextInput
        name="lastname"
        required
        autoComplete="family-name"
        label={t('common:fields.lastName')}
        value={draft.lastname}
        error={problems.lastname !== undefined}
        helperText={problems.lastname && t('sale.lastNameMissing')}
        onChange={({ target }) => onChange({ lastname: target.value })}
        slotProps={{ htmlInput: { maxLength: 120 } }}
      />
      <TextInput
        name="email"
        type="email"
        required
        autoComplete="email"
        label={t('sale.yourEmail')}
        value={draft.email}
        error={problems.email !== undefined}
        helperText={emailProblem ?? t('sale.receipt')}
        onChange={({ target }) => onChange({ email: target.value })}
        slotProps={{ htmlInput: { maxLength: 254 } }}
      />
    </>
  );
}
