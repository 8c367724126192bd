import type { AvailableDay } from '@atrium/api-client/hub';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { useTranslation } from 'react-i18next';

interface Props {
  day: AvailableDay;
}

/** A day without times says why. */
export function ClosedDay({ day }: Props) {
  const { t } = useTranslation('ui');
  return (
    <EmptyState
      title={day.state === 'closed' ? t('slots.closed') : t('slots.withoutTimes')}
      text={day.comment ?? t('slots.noComment')}
    />
  );
}
