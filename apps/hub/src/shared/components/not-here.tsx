import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { PageHeading } from './page-heading';

/** Where an address leads to nothing, within the frame of the guest's pages. */
export function NotHere() {
  const { t } = useTranslation('ui');
  return (
    <>
      <PageHeading title={t('errorPage.notFoundTitle')} />
      <Typography>{t('errorPage.notFoundText')}</Typography>
    </>
  );
}
