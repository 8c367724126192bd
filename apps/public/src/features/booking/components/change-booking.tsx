import {
  type GetLinkedBookingApiArg,
  type HubReservation,
  useBeginLinkedChangePaymentMutation,
  useChangeLinkedBookingMutation,
  useGetOpenBookingServiceQuery,
  type VendorBrandingOutput,
} from '@atrium/api-client/public';
import { formatMoney } from '@atrium/i18n/format';
import {
  changedAges,
  lacksAges,
  toParticipants,
  toSelection,
} from '@atrium/rules/bookings/participants';
import { firstOfMonth } from '@atrium/rules/calendar/calendar-date';
import { quoteOfChange } from '@atrium/rules/payments/prepayment/told-change';
import { ChangeMoney } from '@atrium/ui/components/display/change-money';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { useEmbedding } from '../../../shared/embedding/embedding';
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
  const { t } = useTranslation(['public', 'common', 'ui']);
  const language = useLanguage();
  const navigate = useNavigate();
  const isEmbedded = useEmbedding() !== undefined;
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
  const [begin, paying] = useBeginLinkedChangePaymentMutation();
  const failure = saving.error ?? paying.error;
  const quote = quoteOfChange(booking, toParticipants(party), {
    now: Date.now(),
    zone: venue.timezone,
  });

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
    const wanted = {
      ...{ date, timeindex: time, version: booking.version },
      ...{ participants, numberOfChildren },
      ...changedAges(booking.childAges, party),
    };
    if (quote.due > 0) {
      // no provider lets itself be framed; after the answer, the browser would take it for a pop-up that nobody asked for
      const tab = isEmbedded ? window.open('', '_blank') : undefined;
      const paidChangeInput = { ...wanted, amount: quote.due };
      const begun = (await begin({ ...link, paidChangeInput })).data?.data;
      if (!begun) return tab?.close();
      const { url, _id, signature } = begun;
      if (url && !isEmbedded) return window.location.assign(url);
      if (url) tab?.location.replace(url);
      else tab?.close();
      const place = { venue: venue.slug, _service: booking._service._id, date, timeindex: time };
      navigate(paths.payment(_id, signature, place));
      return;
    }
    const answer = await change({ ...link, hubReservationChange: wanted });
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
      <ChangeMoney quote={quote} currency={booking.currency} />
      {failure !== undefined && <Alert severity="error">{refusalText(failure)}</Alert>}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
        <Button
          variant="contained"
          onClick={save}
          loading={saving.isLoading || paying.isLoading}
          disabled={time === undefined}
        >
          {quote.due > 0
            ? t('ui:changeMoney.pay', { sum: formatMoney(language, quote.due, booking.currency) })
            : t('booking.save')}
        </Button>
        <Button onClick={() => onDone(false)}>{t('common:actions.cancel')}</Button>
      </Box>
    </Box>
  );
}
