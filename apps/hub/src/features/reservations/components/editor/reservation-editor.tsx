import {
  type HubReservation,
  useBeginChangePaymentMutation,
  useChangeMyReservationMutation,
} from '@atrium/api-client/hub';
import { formatMoney } from '@atrium/i18n/format';
import { lacksAges, toParticipants } from '@atrium/rules/bookings/participants';
import { firstOfMonth } from '@atrium/rules/calendar/calendar-date';
import { quoteOfChange } from '@atrium/rules/payments/prepayment/told-change';
import { ChangeMoney } from '@atrium/ui/components/display/change-money';
import { TextInput } from '@atrium/ui/components/fields/text-input';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useUnsavedGuard } from '@atrium/ui/hooks/use-unsaved-guard';
import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { lazy, Suspense, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SubmitButton } from '../../../../shared/components/fields/submit-button';
import { useMonthAvailability } from '../../../../shared/hooks/use-month-availability';
import { useVendor } from '../../../../shared/hooks/use-vendor';
import { useReservationEdit } from '../../hooks/use-reservation-edit';
import { changeOf, withOwnPlaces, withRoom } from '../../lib/reservation-change';
import { ReservationFacts } from '../reservation-facts';
import { ReservationTerms } from '../reservation-terms';
import { ChangeFailure } from './change-failure';
import { ChangedElsewhere } from './changed-elsewhere';
import { DateSection } from './date-section';
import { ParticipantsSection } from './participants-section';
import { TimeSection } from './time-section';

const WishSection = lazy(async () => ({ default: (await import('./wish-section')).WishSection }));

interface Props {
  reservation: HubReservation;
  onReload: () => void;
}

type Section = 'date' | 'time' | 'participants';

/** Day, time and participants in their sections, a comment, and a Save that keeps the old when refused. */
export function ReservationEditor({ reservation, onReload }: Props) {
  const { t } = useTranslation(['hub', 'ui']);
  const language = useLanguage();
  const navigate = useNavigate();
  const { paths, timezone } = useVendor();
  const showToast = useToast();
  const [open, setOpen] = useState<Section>();
  const [month, setMonth] = useState(() => firstOfMonth(reservation.date));
  const [failure, setFailure] = useState<{ refusal: unknown; version: number }>();
  const [change, { isLoading: isChanging }] = useChangeMyReservationMutation();
  const [begin, { isLoading: isBeginning }] = useBeginChangePaymentMutation();
  const isLoading = isChanging || isBeginning;
  const [isUnchanged, setIsUnchanged] = useState(false);
  const [tries, setTries] = useState(0);
  const { base, edited, setEdited, startFrom, isTouched, isOvertaken } = useReservationEdit(
    reservation,
    {
      saving: isLoading,
    },
  );
  const [isLeaving, setLeaving] = useState(false);
  const allowLeaving = useUnsavedGuard(isTouched && !isLeaving);
  const availability = useMonthAvailability({
    serviceId: reservation._service._id,
    month,
    skip: !reservation.canChange,
  });
  const { currentData, error, isFetching, refetch } = availability;
  const activity = availability.data?.data;
  const days = withRoom(withOwnPlaces(currentData?.data.timeslots.data ?? [], base));
  const day = days.find(({ date }) => date === edited.date);
  const slot = day?.times.find(({ start }) => start === edited.time);
  // the answer was lost, the change was not
  const cameThrough = failure !== undefined && failure.version < base.version;
  const quote = quoteOfChange(
    { ...base, ...(reservation.prepaid && { prepaid: reservation.prepaid }) },
    toParticipants(edited.party),
    { now: Date.now(), zone: timezone },
  );
  const toggle = (section: Section) => setOpen(open === section ? undefined : section);

  if (!reservation.canChange) {
    return (
      <Stack spacing={2}>
        <Alert severity="info">{t('activity.notEditable')}</Alert>
        <ReservationFacts reservation={reservation} />
      </Stack>
    );
  }

  const save = async () => {
    if (isLoading) return;
    setIsUnchanged(!isTouched);
    if (!isTouched) return;
    if (edited.time === undefined) {
      setOpen('time');
      return;
    }
    const isOtherParty = base.childAges || edited.party.children !== base.numberOfChildren;
    if (isOtherParty && lacksAges(edited.party, base.terms.ageBands)) {
      setOpen('participants');
      setTries(tries + 1);
      return;
    }
    setFailure(undefined);
    const wanted = {
      ...changeOf(base, edited),
      ...(slot && { available: slot.available }),
      version: base.version,
    };
    try {
      if (quote.due > 0) {
        const paidChangeInput = { ...wanted, amount: quote.due };
        const { data: payment } = await begin({ id: base._id, paidChangeInput }).unwrap();
        allowLeaving();
        // the browser asks as the page is left, not a render later
        flushSync(() => setLeaving(true));
        if (payment.url) window.location.assign(payment.url);
        else navigate(paths.changePayment(payment._id, base._id));
        return;
      }
      const { data: saved } = await change({
        id: base._id,
        hubReservationChange: wanted,
      }).unwrap();
      startFrom(saved);
      setOpen(undefined);
      showToast({ type: 'success', message: t('activity.saved') });
    } catch (refusal) {
      setFailure({ refusal, version: base.version });
      void refetch();
    }
  };

  return (
    <Stack
      component="form"
      noValidate
      spacing={2}
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      {failure?.version === base.version && (
        <ChangeFailure failure={failure.refusal} reservation={base} onReload={onReload} />
      )}
      {cameThrough && <Alert severity="success">{t('activity.saved')}</Alert>}
      {isOvertaken && failure === undefined && <ChangedElsewhere onReload={onReload} />}
      <ReservationTerms reservation={base} />
      <div>
        <DateSection
          open={open === 'date'}
          onToggle={() => toggle('date')}
          date={edited.date}
          days={days}
          month={month}
          latestDate={activity?.latestDate}
          loading={isFetching && currentData === undefined}
          error={error}
          onRetry={refetch}
          onMonthChange={setMonth}
          onChoose={(date) => {
            const stays = days
              .find((each) => each.date === date)
              ?.times.some(({ start, bookable }) => start === edited.time && bookable);
            setEdited({ ...edited, date, time: stays ? edited.time : undefined });
            setOpen('time');
          }}
        />
        <TimeSection
          open={open === 'time'}
          onToggle={() => toggle('time')}
          time={edited.time}
          day={day}
          loading={isFetching && currentData === undefined}
          onChoose={(time) => {
            setEdited({ ...edited, time });
            setOpen(undefined);
          }}
        />
        <ParticipantsSection
          open={open === 'participants'}
          onToggle={() => toggle('participants')}
          party={edited.party}
          onChange={(party) => setEdited({ ...edited, party })}
          available={slot?.available ?? reservation.participants}
          waitingList={reservation.waitingList}
          activity={activity}
          ageBands={reservation.terms.ageBands}
          tries={tries}
        />
      </div>
      {activity?.seating && (
        <Suspense>
          <WishSection
            reservation={base}
            seating={activity.seating}
            participants={toParticipants(edited.party).participants}
            wish={edited.wish}
            onChange={(wish) => setEdited({ ...edited, wish })}
          />
        </Suspense>
      )}
      <TextInput
        multiline
        minRows={3}
        label={t('activity.comment')}
        value={edited.comment}
        onChange={(event) => setEdited({ ...edited, comment: event.target.value })}
        slotProps={{ htmlInput: { maxLength: 1000 } }}
      />
      <Typography role="status" sx={{ '&:empty': { display: 'none' } }}>
        {isUnchanged && !isTouched && t('activity.unchanged')}
      </Typography>
      {isTouched && <ChangeMoney quote={quote} currency={base.currency} />}
      <SubmitButton
        pending={isLoading}
        sx={{ alignSelf: { sm: 'flex-start' }, width: { sm: 'auto' } }}
      >
        {isTouched && quote.due > 0
          ? t('ui:changeMoney.pay', { sum: formatMoney(language, quote.due, base.currency) })
          : t('activity.save')}
      </SubmitButton>
    </Stack>
  );
}
