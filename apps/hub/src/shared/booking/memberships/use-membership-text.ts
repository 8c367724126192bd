import type { HubMembership } from '@atrium/api-client/hub';
import { useTranslation } from 'react-i18next';

/** A membership as a way to pay: its name and what is left. */
export function useMembershipText() {
  const { t } = useTranslation('hub');
  /** @param uses that the booking takes */
  return ({ _membershipType, usagesLeft }: HubMembership, uses: number): string =>
    [
      t('booking.membership.use', { membership: _membershipType.name }),
      usagesLeft === undefined
        ? t('booking.membership.unlimited')
        : t('booking.membership.left', { left: usagesLeft, uses }),
    ].join(' · ');
}
