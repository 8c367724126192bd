import { useTranslation } from 'react-i18next';
import { ErrorPage } from './error-page';

export function NotFoundPage() {
  const { t } = useTranslation('ui');
  return <ErrorPage title={t('errorPage.notFoundTitle')} text={t('errorPage.notFoundText')} />;
}
