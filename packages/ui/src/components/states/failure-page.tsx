import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { ChunkLoadError } from '../../lib/lazy-route';
import { ErrorPage } from './error-page';

interface Props {
  error: unknown;
}

/** What a page shows when it or its code failed. */
export function FailurePage({ error }: Props) {
  const { t } = useTranslation(['ui', 'common']);
  if (!(error instanceof ChunkLoadError)) return <ErrorPage />;
  return (
    <ErrorPage
      title={t('errorPage.newVersionTitle')}
      text={t('errorPage.newVersionText')}
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {t('actions.reload', { ns: 'common' })}
        </Button>
      }
    />
  );
}
