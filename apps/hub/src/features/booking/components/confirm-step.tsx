import type { ActivityWithAvailability, AvailableDay } from '@atrium/api-client/api';
import type { CalendarDate } from '@atrium/rules/calendar-date';
import { useToast } from '@atrium/ui/hooks/use-toast';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useGuest } from '../../../shared/hooks/use-guest';
import { useVendor } from '../../../shared/hooks/use-vendor';
import { useBookingSubmission } from '../hooks/use-booking-submission';
import { useHold } from '../hooks/use-hold';
import { type BookingDraft, bookingPart } from '../lib/booking-draft';
import { placesFor } from '../lib/places-for';
import { BookingDetails } from './booking-details';
import { BookingProblem } from './booking-problem';
import { BookingSuccess } from './booking-success';
import { BookingSummary } from './booking-summary';
import { ConfirmAction } from './confirm-action';
import { HoldNotice } from './hold-notice';
import { PlaceBar } from './place-bar';
import { StepHeading } from './step-heading';

interface Place {
  date: CalendarDate;
  /** Minutes from midnight. */
  time: number;
  waiting: boolean;
}

interface Props {
  activity: ActivityWithAvailability;
  days: readonly AvailableDay[];
  /** When `days` were fetched, in epoch milliseconds. */
  seenAt: number;
  place: Place;
  code: string | undefined;
  draft: BookingDraft;
  onDraft: (draft: BookingDraft) => void;
  onBooked: () => void;
  /** What is shown as free turned out not to be. */
  onStale: () => void;
  onChangeTime: () => void;
  onChooseInstead: (place: Place) => void;
  takesFocus: boolean;
}

/** One page to check and fill in, with the time kept meanwhile. */
export function ConfirmStep(props: Props) {
  const { activity, days, place, code, draft } = props;
  const { t } = useTranslation(['hub', 'errors']);
  const vendor = useVendor();
  const state = useGuest();
  const showToast = useToast();
  const formId = useId();
  const booking = useBookingSubmission();
  const part = bookingPart(draft, activity);
  const { participants } = part;
  const slot = days
    .find(({ date }) => date === place.date)
    ?.times.find(({ start }) => start === place.time);

  const {
    hold,
    pending: holding,
    problem,
    completed,
  } = useHold(
    {
      _service: activity._id,
      date: place.date,
      timeindex: place.time,
      participants,
      ...(code !== undefined && { code }),
    },
    {
      enabled: state.status === 'guest' && !place.waiting && !booking.booked && slot !== undefined,
    },
  );
  const available = placesFor({ slot, hold, seenAt: props.seenAt });

  const submit = async () => {
    if (state.status !== 'guest' || holding) return;
    if (participants <= 0) {
      showToast({ type: 'warning', message: t('MISSING_PARTICIPANTS', { ns: 'errors' }) });
      return;
    }
    if (!place.waiting && available < participants) {
      showToast({ type: 'warning', message: t('SLOT_FULL', { ns: 'errors' }) });
      return;
    }
    const booked = await booking.submit({
      ...part,
      _service: activity._id,
      _vendor: vendor._id,
      _customer: state.guest._id,
      date: place.date,
      timeindex: place.time,
      ...(slot && { timeindexEnd: slot.end }),
      available,
      waitingList: place.waiting,
      ...(hold && { holdId: hold.holdId }),
      ...(code !== undefined && { code }),
    });
    if (booked) {
      completed();
      props.onBooked();
    } else {
      props.onStale();
    }
  };

  return (
    <Box
      component="form"
      id={formId}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <PlaceBar place={place} slot={slot} onChangeTime={props.onChangeTime} />
      <StepHeading takesFocus={props.takesFocus}>{t('newActivity.confirmTitle')}</StepHeading>
      {!booking.booked && (
        <BookingProblem
          failure={booking.failure}
          holdProblem={problem}
          isFull={slot !== undefined && !place.waiting && !hold && available <= 0}
          isOffered={slot !== undefined}
          activity={activity}
          day={days.find(({ date }) => date === place.date)}
          time={place.time}
          participants={participants}
          onChoose={(time, waiting) => props.onChooseInstead({ date: place.date, time, waiting })}
          onChangeTime={props.onChangeTime}
        />
      )}
      {place.waiting && (
        <Alert severity="info" sx={{ mb: 3 }}>
          {t('newActivity.waitingList.text')}
        </Alert>
      )}
      {hold && !booking.booked && (
        <HoldNotice hold={hold} onChooseAgain={props.onChangeTime} key={hold.holdId} />
      )}
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: '1fr', md: 'minmax(0, 1fr) 320px' },
        }}
      >
        <BookingDetails
          activity={activity}
          draft={draft}
          onChange={props.onDraft}
          available={Math.max(available, 1)}
          waitingList={place.waiting}
          canUseCompanions={state.status === 'guest'}
        />
        <Box sx={{ position: { md: 'sticky' }, top: { md: 84 } }}>
          <BookingSummary activity={activity} place={place} slot={slot} draft={draft} />
          <ConfirmAction
            state={state}
            waiting={place.waiting}
            pending={booking.pending || holding}
            activity={activity}
            draft={draft}
          />
        </Box>
      </Box>
      {booking.booked && <BookingSuccess reservation={booking.booked} />}
    </Box>
  );
}
