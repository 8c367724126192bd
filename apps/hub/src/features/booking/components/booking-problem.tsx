import { isApiError } from '@atrium/api-client/api-error';
import type { ActivityWithAvailability, AvailableDay } from '@atrium/api-client/hub';
import { formatDate, formatTime } from '@atrium/i18n/format';
import type { CalendarDate } from '@atrium/rules/calendar/calendar-date';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AlternativeTimes } from '../../../shared/booking/alternative-times';
import { alternativesOf } from '../../../shared/booking/alternatives';
import type { Attempt } from '../../../shared/booking/sending/attempt';
import { failureOf, type SendingFailure } from '../../../shared/booking/sending/sending-failure';
import { useErrorText } from '../../../shared/hooks/use-error-text';

interface Props {
  failure: SendingFailure | undefined;
  /** Sent, but not answered. */
  attempt: Attempt<{ date: string; timeindex: number }> | undefined;
  /** Why the time could not be held. */
  holdProblem: unknown;
  isFull: boolean;
  isOffered: boolean;
  activity: ActivityWithAvailability;
  /** The known days of the month. */
  days: readonly AvailableDay[];
  date: CalendarDate;
  /** The time wanted, minutes from midnight. */
  time: number;
  participants: number;
  onChoose: (place: { date: CalendarDate; time: number; waiting: boolean }) => void;
  onChangeTime: () => void;
}

/** What went wrong, and what can be done: the nearest times with room. */
export function BookingProblem(props: Props) {
  const { failure, attempt, holdProblem, isFull, isOffered, activity } = props;
  const { days, date, time, participants } = props;
  const { t } = useTranslation(['hub', 'ui', 'errors']);
  const language = useLanguage();
  const errorText = useErrorText();
  const alert = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (failure) alert.current?.focus();
  }, [failure]);

  // A hold that failed for lack of a connection is not a problem yet: the booking may still
  // succeed.
  const held = holdProblem === undefined ? undefined : failureOf(holdProblem);
  const shown = failure ?? (held?.kind === 'undecided' ? undefined : held);
  if (!shown && !isFull && isOffered) return null;

  const text = (): string => {
    if (shown?.kind === 'undecided') {
      return t('booking.sending.undecided', {
        date: formatDate(language, attempt?.input.date.slice(0, 10) ?? date, 'day'),
        time: formatTime(attempt?.input.timeindex ?? time),
      });
    }
    if (shown) return errorText(shown.error);
    return isOffered ? t('SLOT_FULL', { ns: 'errors' }) : t('TIME_NOT_OFFERED', { ns: 'errors' });
  };
  const title = (): string => {
    if (shown?.kind === 'undecided') return t('newActivity.failed.undecidedTitle');
    // Nothing has been booked; the time is simply taken.
    return failure || !isOffered || shown?.kind === 'refused'
      ? t('newActivity.failed.title')
      : t('slots.full', { ns: 'ui' });
  };
  const isGone = shown ? shown.kind === 'gone' : true;
  const canWait = isGone && isOffered && activity.waitingList;
  const signedOut =
    shown?.kind === 'refused' && isApiError(shown.error) && shown.error.status === 401;
  if (signedOut) return null;

  return (
    <Alert ref={alert} severity="error" tabIndex={-1} sx={{ mb: 3, outline: 'none' }}>
      <AlertTitle>{title()}</AlertTitle>
      {text()}
      {isGone && (
        <AlternativeTimes
          alternatives={alternativesOf(days, { date, time, participants })}
          date={date}
          onChoose={(chosen) => props.onChoose({ ...chosen, waiting: false })}
        >
          {canWait && (
            <Button
              variant="outlined"
              onClick={() => props.onChoose({ date, time, waiting: true })}
            >
              {t('slots.joinWaitingList', { ns: 'ui' })}
            </Button>
          )}
          <Button color="inherit" onClick={props.onChangeTime}>
            {t('newActivity.failed.chooseOther')}
          </Button>
        </AlternativeTimes>
      )}
    </Alert>
  );
}
