import { useTranslation } from 'react-i18next';
import { ProfilePanel } from '../../../features/profile/components/profile-panel';
import { PageHeading } from '../../../shared/components/page-heading';

/** `…/profile` */
export function Component() {
  const { t } = useTranslation('hub');
  return (
    <>
      <PageHeading title={t('profile.title')} />
      <ProfilePanel />
    </>
  );
}
