import type { HubTreatment } from '@atrium/api-client/hub/spa';
import { useTranslation } from 'react-i18next';

/** What pays for a treatment instead of the guest; nothing where the guest does. */
export function useCoverText() {
  const { t } = useTranslation('hub');
  return ({ coveredBy }: Pick<HubTreatment, 'coveredBy'>): string[] => {
    if (!coveredBy) return [];
    return coveredBy.kind === 'stay'
      ? [t('booking.membership.stay')]
      : [t('booking.membership.paid', { membership: coveredBy.name })];
  };
}
