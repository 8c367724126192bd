import { useTranslation } from 'react-i18next';
import { SettingsPage } from '../../../../shared/settings/settings-page';
import { KeysSection } from './keys/keys-section';

/** What partners' programs connect with. */
export function PartnersPage() {
  const { t } = useTranslation('settings');
  return (
    <SettingsPage title={t('partners.title')} subtitle={t('partners.subtitle')}>
      <KeysSection />
    </SettingsPage>
  );
}
