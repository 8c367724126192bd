import { useListMembershipTypesQuery } from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths';
import { OffersPage } from '../../../../shared/settings/offers/offers-page';

/** The membership types of the venue. */
export function MembershipTypesPage() {
  const { t } = useTranslation(['admin', 'settings']);
  const { data, isError, refetch } = useListMembershipTypesQuery();
  return (
    <OffersPage
      title={t('settings:membershipTypes.title')}
      subtitle={t('settings:membershipTypes.subtitle')}
      offers={data?.data}
      isError={isError}
      onRetry={refetch}
      empty={{
        title: t('settings:membershipTypes.none'),
        text: t('settings:membershipTypes.noneHint'),
      }}
      addLabel={t('settings:membershipTypes.add')}
      pathOf={paths.settingsMembershipType}
      figure={{
        label: t('settings:membershipTypes.uses'),
        of: ({ maxNumberOfUsages }) =>
          maxNumberOfUsages > 0 ? maxNumberOfUsages : t('settings:noLimit'),
      }}
    />
  );
}
