import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { usePlanText } from '../memberships/use-plan-text';
import type { Plan } from '../overlapping';

interface Props {
  /** What the guest has planned for the same time; at least one. */
  plans: readonly Plan[];
}

/** A guest may have reasons to be in two places, but should know. */
export function OverlapNotice({ plans }: Props) {
  const { t } = useTranslation('hub');
  const planText = usePlanText();
  return (
    <Alert severity="warning" role="status">
      {plans.map((plan) => (
        <div key={`${plan.name} ${plan.date} ${plan.start}`}>
          {t('booking.overlap.text', { activity: plan.name, when: planText(plan) })}
        </div>
      ))}
      {t('booking.overlap.allowed')}
    </Alert>
  );
}
