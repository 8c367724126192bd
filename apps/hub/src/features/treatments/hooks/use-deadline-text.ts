import type { HubTreatment } from '@atrium/api-client/hub/spa';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { venueTimeOf } from '@atrium/rules/calendar/time-zone';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';
import { useVendor } from '../../../shared/hooks/use-vendor';

type Cancellable = Pick<HubTreatment, 'canCancel' | 'canChange' | 'cancellationDeadline'>;

/** Until when a treatment can be cancelled or moved, or whom to ask. */
export function useDeadlineText() {
  const { t } = useTranslation('hub');
  const { name: venue, timezone } = useVendor();
  const language = useLanguage();
  return ({ canCancel, canChange, cancellationDeadline }: Cancellable): string => {
    if (!canCancel && !canChange) return t('treatments.contact', { venue });
    const { date, minutes } = venueTimeOf(Date.parse(cancellationDeadline), timezone);
    const until = { date: formatDate(language, date, 'day'), time: formatTime(minutes) };
    return canCancel ? t('overview.cancelUntil', until) : t('activity.changeUntil', until);
  };
}
