import {
  type GetLinkedBookingApiArg,
  type HubReservation,
  useChangeLinkedBookingMutation,
  useGetOpenBookingServiceQuery,
  type VendorBrandingOutput,
} from '@atrium/api-client/public';
import {
  changedAges,
  lacksAges,
  toParticipants,
  toSelection,
} from '@atrium/rules/bookings/participants';
import { firstOfMonth } from '@atrium/rules/calendar/calendar-date';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useRefusalText } from '../../../shared/use-refusal-text';
import { withOwnPlaces } from '../lib/own-places';
import { PartyAndTime } from './party-and-time';

interface Props {
  venue: VendorBrandingOutput['_vendor'];
  link: GetLinkedBookingApiArg;
  booking: HubReservation;
  /** @param saved false: it stays as it was */
  onDone: (saved: boolean) => void;
}

/** Another day, time or party for a booking. */
export function ChangeBooking({ venue, link, booking, onDone }: Props) {
  const { t } = useTranslation(['public', 'common']);
  const refusalText = useRefusalText();
  const [party, setParty] = useState(() => toSelection(booking));
  const [tries, setTries] = useState(0);
  const { ageBands = [] } = booking.terms;
  const [date, setDate] = useState(booking.date);
  const [time, setTime] = useState<number | undefined>(booking.timeindex);
  const [month, setMonth] = useState(() => firstOfMonth(booking.date));
  const { data, currentData, error, isFetching, refetch } = useGetOpenBookingServiceQuery({
    id: booking._service._id,
    openBookingDay: { date: month },
  });
  const [change, saving] = useChangeLinkedBookingMutation();

  if (!data) {
    return error ? (
      <ErrorState message={refusalText(error)} onRetry={refetch} />
    ) : (
      <FormSkeleton fields={3} />
    );
  }
  const save = async () => {
    if (time === undefined) return;
    const isOther = booking.childAges || party.children !== booking.numberOfChildren;
    if (isOther && lacksAges(party, ageBands)) {
      setTries(tries + 1);
      return;
    }
    const { participants, numberOfChildren } = toParticipants(party);
    const answer = await change({
      ...link,
      hubReservationChange: {
        ...{ date, timeindex: time, version: booking.version },
        ...{ participants, numberOfChildren },
        ...changedAges(booking.childAges, party),
      },
    });
    if (!answer.error) onDone(true);
  };

  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <PartyAndTime
        service={data.data}
        zone={venue.timezone}
        days={withOwnPlaces((currentData ?? data).data.timeslots.data, booking)}
        loading={isFetching && currentData === undefined}
        onMonth={setMonth}
        party={party}
        onParty={setParty}
        ageBands={ageBands}
        tries={tries}
        date={date}
        time={time}
        onDate={(next) => {
          setDate(next);
          setTime(undefined);
        }}
        onTime={setTime}
      />
      {saving.error !== undefined && <Alert severity="error">{refusalText(saving.error)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          onClick={save}
          loading={saving.isLoading}
          disabled={time === undefined}
        >
          {t('booking.save')}
        </Button>
        <Button onClick={() => onDone(false)}>{t('common:actions.cancel')}</Button>
      </Box>
    </Box>
  );
}
