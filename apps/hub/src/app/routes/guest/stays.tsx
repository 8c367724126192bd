import { useTranslation } from 'react-i18next';
import { LaterOffers } from '../../../features/sales/components/later-offers';
import { StayList } from '../../../features/stays/components/stay-list';
import { Offered } from '../../../shared/components/offered';
import { PageHeading } from '../../../shared/components/page-heading';

/** `…/stays` */
export function Component() {
  const { t } = useTranslation('hub');
  return (
    <Offered parts={['stays']}>
      <PageHeading title={t('stays.title')} />
      <StayList>
        <LaterOffers kind="package" />
      </StayList>
    </Offered>
  );
}
