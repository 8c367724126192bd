import { isApiError } from '@atrium/api-client/api-error';
import type { OfferedTreatmentDay } from '@atrium/api-client/hub/spa';
import { formatDate, formatTime } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AlternativeTimes } from '../../../../shared/booking/alternative-times';
import type { SendingFailure } from '../../../../shared/booking/sending/sending-failure';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { nearestStarts } from '../../lib/nearest-starts';

interface Props {
  failure: SendingFailure | undefined;
  /** As far as the page knows. */
  isFree: boolean;
  days: readonly OfferedTreatmentDay[];
  date: string;
  /** Minutes from midnight. */
  time: number;
  onChoose: (place: { date: string; time: number }) => void;
  onChangeTime: () => void;
  /** Somebody else has the time. */
  onGone: () => void;
}

/** What went wrong, and what can be done: the nearest times that are free. */
export function TreatmentProblem({ failure, isFree, days, date, time, ...then }: Props) {
  const { t } = useTranslation(['hub', 'errors']);
  const language = useLanguage();
  const errorText = useErrorText();
  const alert = useRef<HTMLDivElement>(null);
  const failed = useEffectEvent(() => {
    alert.current?.focus();
    if (failure?.kind === 'gone') then.onGone();
  });
  useEffect(() => {
    if (failure) failed();
  }, [failure]);

  const signedOut =
    failure?.kind === 'refused' && isApiError(failure.error) && failure.error.status === 401;
  if (signedOut || (!failure && isFree)) return null;
  const isGone = !failure || failure.kind === 'gone';
  const text = (): string => {
    if (failure?.kind === 'undecided') {
      return t('booking.sending.undecided', {
        date: formatDate(language, date, 'day'),
        time: formatTime(time),
      });
    }
    return failure ? errorText(failure.error) : t('TREATMENT_TIME_TAKEN', { ns: 'errors' });
  };

  return (
    <Alert ref={alert} severity="error" tabIndex={-1} sx={{ outline: 'none' }}>
      <AlertTitle>
        {failure?.kind === 'undecided'
          ? t('newActivity.failed.undecidedTitle')
          : t('newActivity.failed.title')}
      </AlertTitle>
      {text()}
      {isGone && (
        <AlternativeTimes
          alternatives={nearestStarts(days, { date, time })}
          date={date}
          onChoose={then.onChoose}
        >
          <Button color="inherit" onClick={then.onChangeTime}>
            {t('newActivity.failed.chooseOther')}
          </Button>
        </AlternativeTimes>
      )}
    </Alert>
  );
}
