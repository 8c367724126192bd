import { useTranslation } from 'react-i18next';
import { StayList } from '../../features/stays/components/stay-list';
import { PageHeading } from '../../shared/components/page-heading';

/** `…/stays` */
export function Component() {
  const { t } = useTranslation('hub');
  return (
    <>
      <PageHeading title={t('stays.title')} />
      <StayList />
    </>
  );
}
