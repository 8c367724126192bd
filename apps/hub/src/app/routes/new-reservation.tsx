import { useTranslation } from 'react-i18next';
import { ActivityList } from '../../features/catalogue/components/activity-list';
import { PageHeading } from '../../shared/components/page-heading';

/** `…/new-reservation` */
export function Component() {
  const { t } = useTranslation('hub');
  return (
    <>
      <PageHeading title={t('newReservation.title')} />
      <ActivityList />
    </>
  );
}
