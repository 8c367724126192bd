import { useTranslation } from 'react-i18next';
import { SettingsPage } from '../../../../../shared/settings/settings-page';
import { WebhooksSection } from './webhooks-section';

/** What partners' programs are told of. */
export function WebhooksPage() {
  const { t } = useTranslation('settings');
  return (
    <SettingsPage title={t('webhooks.title')} subtitle={t('webhooks.subtitle')}>
      <WebhooksSection />
    </SettingsPage>
  );
}
