import {
  type BookingOutput,
  type ServiceOutput,
  useGetActivityQuery,
  useListActiveServicesQuery,
} from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { may } from '@atrium/rules/access/access-levels';
import { serviceDay } from '@atrium/rules/slots/service-day';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { noWish } from '../../../../shared/bookings/tables/table-wish';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import { useCodeText } from '../../../../shared/forms/use-code-text';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { LIVE } from '../../../../shared/lib/live';
import {
  type ExpressField,
  type ExpressForm,
  fieldOf,
  isBlocked,
  offeredTimes,
  participantsOf,
  pickTime,
  problemsOf,
} from '../lib/express-form';
import { useExpressSubmit } from './use-express-submit';

const emptyParty = {
  ...{ guest: undefined, time: undefined, children: '', ages: [], internalComment: '' },
  wish: noWish,
};

/** The form, its availability and its outcome; service and day stay for the next guest. */
export function useExpressForm() {
  const { t } = useTranslation('admin');
  const codeText = useCodeText();
  const errorText = useErrorText();
  const { vendor, level } = useMe();
  const { date: today, minutes } = useVenueNow(vendor.timezone);
  const services = useListActiveServicesQuery();
  const [form, setForm] = useState<ExpressForm>(() => ({
    ...emptyParty,
    service: '',
    date: today,
    participants: '1',
    recordPast: false,
  }));
  /** Problems are shown after the first attempt, and then update as they are solved. */
  const [tried, setTried] = useState(false);
  const [refusal, setRefusal] = useState<{ field: ExpressField | undefined; text: string }>();
  const [booked, setBooked] = useState<BookingOutput[]>([]);
  const { send, isSending } = useExpressSubmit();
  const sending = useRef(false);

  const known = services.data?.data ?? [];
  // Today's remaining times are fixed on opening, so that a later minute does not change the
  // choice.
  const [openedAt] = useState(minutes);
  const comes = (each: ServiceOutput) =>
    serviceDay(each, today, vendor.timezone).slots.some(({ start }) => start >= openedAt);
  const service = known.find(({ _id }) => _id === form.service) ?? known.find(comes) ?? known[0];
  const day = useGetActivityQuery(
    { id: service?._id ?? '', date: form.date, ...(service?.code && { code: service.code }) },
    { ...LIVE, skip: service === undefined },
  );
  const offered = day.currentData?.data.timeslots.data.find(({ date }) => date === form.date);
  const now = form.date === today ? minutes : undefined;
  const slots = service ? serviceDay(service, form.date, vendor.timezone).slots : [];
  const times = offeredTimes(offered?.times ?? [], now, form.recordPast).map((each) => {
    const capacity = slots.find(({ start }) => start === each.start)?.capacity;
    return { ...each, capacity: capacity ?? 0 };
  });
  const time = pickTime(times, form.time, participantsOf(form) ?? 1, now);
  const complete = { ...form, service: service?._id ?? '' };
  const exclusive = service?.exclusiveBooking ?? false;
  const found = problemsOf(exclusive ? { ...complete, participants: '1' } : complete, time, today);

  // Open over midnight: nothing can be booked yesterday.
  useEffect(() => {
    setForm((current) =>
      current.date < today && !current.recordPast
        ? { ...current, date: today, time: undefined }
        : current,
    );
  }, [today]);

  const change = (part: Partial<ExpressForm>) => {
    setForm((current) => ({ ...current, ...part }));
    setRefusal(undefined);
  };

  const textOf = (field: ExpressField): string | undefined => {
    if (refusal?.field === field) return refusal.text;
    const code = tried || isBlocked({ [field]: found[field] }) ? found[field] : undefined;
    return code && codeText(code);
  };

  /** Resolves to the booking; undefined if a problem is shown. */
  const submit = async (): Promise<BookingOutput | undefined> => {
    if (sending.current) return undefined;
    setTried(true);
    setRefusal(undefined);
    if (Object.keys(found).length > 0 || !time) return undefined;
    sending.current = true;
    try {
      const onGuest = (guest: ExpressForm['guest']) => change({ guest });
      const booking = await send({ form: complete, time, exclusive, onGuest });
      setBooked((earlier) => [booking, ...earlier]);
      setForm((current) => ({ ...current, ...emptyParty, participants: '1' }));
      setTried(false);
      return booking;
    } catch (error) {
      const text = errorText(error, t('booking.createFailed'));
      setRefusal({ field: isApiError(error) ? fieldOf(error) : undefined, text });
      return undefined;
    } finally {
      sending.current = false;
    }
  };

  return {
    services,
    service,
    form,
    today,
    time,
    day: offered && { ...offered, times },
    /** Minutes from midnight today; undefined on another day. */
    now,
    /** What is entered can never be booked; its field says why. */
    isBlocked: isBlocked(found),
    mayRecordPast: may(level, 'bookings.override'),
    isLoadingTimes: day.isFetching && !day.currentData,
    timesFailed: day.isError && !day.currentData,
    refetchTimes: day.refetch,
    change,
    textOf,
    refusal: refusal && refusal.field === undefined ? refusal.text : undefined,
    submit,
    isSending,
    booked,
  };
}
