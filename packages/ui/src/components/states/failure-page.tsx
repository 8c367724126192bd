import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useReloadWhenReachable } from '../../hooks/use-reload-when-reachable';
import { ChunkLoadError } from '../../lib/loading/load-chunk';
import { ErrorPage, type ErrorPagePlace } from './error-page';

interface Props {
  error: unknown;
  place?: ErrorPagePlace | undefined;
}

/** A part of the page did not arrive: there is no connection, or this version is no longer served. */
function MissingPart(place: ErrorPagePlace) {
  const { t } = useTranslation(['ui', 'common']);
  const { state, retry } = useReloadWhenReachable();
  if (state === 'unknown') return null;
  if (state === 'offline') {
    return (
      <ErrorPage
        {...place}
        title={t('errorPage.offlineTitle')}
        text={t('errorPage.offlineText')}
        action={
          <Button variant="contained" onClick={retry}>
            {t('actions.retry', { ns: 'common' })}
          </Button>
        }
      />
    );
  }
  return (
    <ErrorPage
      {...place}
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

/** What a page shows when it or its code failed. */
export function FailurePage({ error, place }: Props) {
  const isMissing = error instanceof ChunkLoadError || !navigator.onLine;
  return isMissing ? <MissingPart {...place} /> : <ErrorPage {...place} />;
}
