import { isApiError } from '@atrium/api-client/api-error';
import type { HubReservation } from '@atrium/api-client/hub';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';

interface Props {
  failure: unknown;
  reservation: HubReservation;
  onReload: () => void;
}

/** Why the change failed, and that the old booking still stands. */
export function ChangeFailure({ failure, reservation, onReload }: Props) {
  const { t } = useTranslation(['hub', 'common']);
  const language = useLanguage();
  const errorText = useErrorText();
  const alert = useRef<HTMLDivElement>(null);
  const problem = isApiError(failure) ? failure : undefined;
  const isStale = problem?.code === 'STALE_VERSION';
  const isUndecided = problem !== undefined && (problem.status === 0 || problem.status >= 500);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new failure is said again
  useEffect(() => alert.current?.focus(), [failure]);

  return (
    <Alert
      ref={alert}
      severity="error"
      tabIndex={-1}
      sx={{ outline: 'none' }}
      action={
        isStale && (
          <Button color="inherit" onClick={onReload}>
            {t('actions.reload', { ns: 'common' })}
          </Button>
        )
      }
    >
      <AlertTitle>
        {isStale ? t('stale.title', { ns: 'common' }) : t('activity.saveFailed')}
      </AlertTitle>
      {isStale ? t('stale.text', { ns: 'common' }) : errorText(failure)}
      {!isStale && !isUndecided && (
        <div>
          {t('activity.kept', {
            date: formatDate(language, reservation.date, 'day'),
            time: formatTime(reservation.timeindex),
          })}
        </div>
      )}
    </Alert>
  );
}
