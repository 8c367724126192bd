import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { MembershipList } from '../../../features/memberships/components/membership-list';
import { LaterOffers } from '../../../features/sales/components/later-offers';
import { Offered } from '../../../shared/components/offered';
import { PageHeading } from '../../../shared/components/page-heading';

/** `…/membership` */
export function Component() {
  const { t } = useTranslation('hub');
  const id = useId();
  return (
    <Offered parts={['memberships']}>
      <PageHeading id={id} title={t('memberships.title')} />
      <MembershipList labelledBy={id}>
        <LaterOffers kind="membership" />
      </MembershipList>
    </Offered>
  );
}
