import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { ChunkLoadError } from '../lib/lazy-route';
import { ErrorPage } from './error-page';
import { NotFoundPage } from './not-found-page';

/** What a route shows when it, its data or its code failed. */
export function RouteError() {
  const error = useRouteError();
  const { t } = useTranslation(['ui', 'common']);

  if (isRouteErrorResponse(error) && error.status === 404) return <NotFoundPage />;
  if (error instanceof ChunkLoadError) {
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
  return <ErrorPage />;
}
