import { useListPackagesQuery } from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths';
import { OffersPage } from '../../../../shared/settings/offers/offers-page';

/** The packages of the venue. */
export function PackagesPage() {
  const { t } = useTranslation(['admin', 'settings']);
  const { data, isError, refetch } = useListPackagesQuery();
  return (
    <OffersPage
      title={t('settings:packages.title')}
      subtitle={t('settings:packages.subtitle')}
      offers={data?.data}
      isError={isError}
      onRetry={refetch}
      empty={{ title: t('settings:packages.none'), text: t('settings:packages.noneHint') }}
      addLabel={t('settings:packages.add')}
      pathOf={paths.settingsPackage}
      figure={{ label: t('stays.nights'), of: ({ nights }) => nights }}
    />
  );
}
