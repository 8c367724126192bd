import {
  type AvailableTime,
  type ServiceOutput,
  useListActiveServicesQuery,
} from '@atrium/api-client/admin';
import { isOfferedTo } from '@atrium/rules/seating/tables/offered-parties';
import { serviceDay } from '@atrium/rules/slots/service-day';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../../../shared/access/use-me';
import { useAvailability } from '../../../../shared/bookings/places/use-availability';
import { noWish } from '../../../../shared/bookings/tables/table-wish';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import { type BookingDraft, type BookingPlace, emptyDraft, endOf } from '../lib/draft';
import { type ChosenPlace, readPlace, writePlace } from '../lib/place-params';
import type { Series } from '../lib/together';
import type { BookingWay } from './use-create-booking';

/** The choices of a new booking, and what follows from them. */
export function useNewBooking() {
  const { vendor } = useMe();
  const { date: today } = useVenueNow(vendor.timezone);
  const [params, setParams] = useSearchParams();
  const chosen = readPlace(params);
  const [draft, setDraft] = useState<BookingDraft>(emptyDraft);
  const [series, setSeries] = useState<Series>();
  const [override, setOverride] = useState(false);
  /** For overrides only: minutes of the day. */
  const [typedEnd, setTypedEnd] = useState<number>();

  const services = useListActiveServicesQuery();
  const service = services.data?.data.find(({ _id }) => _id === chosen.service);
  const availability = useAvailability(service, chosen.date, today);
  const slot = availability.day?.times.find(({ start }) => start === chosen.time);
  const choose = (place: ChosenPlace) => setParams(writePlace(place), { replace: true });

  const way: BookingWay = override
    ? 'override'
    : slot && slot.available <= 0 && slot.waitingList
      ? 'wait'
      : 'book';

  const { date, time } = chosen;
  const place: BookingPlace | undefined =
    service && date !== undefined && time !== undefined && (slot || override)
      ? {
          service: service._id,
          date,
          start: time,
          end: override ? endOf(time, typedEnd) : undefined,
          available: override ? undefined : slot?.available,
          exclusive: service.exclusiveBooking,
          stayService: chosen.stayService,
          recordPast: override && date < today,
        }
      : undefined;

  const participants = draft.selection.adults + draft.selection.children;
  const offered =
    service && date !== undefined ? serviceDay(service, date, vendor.timezone).slots : [];
  const capacity = offered.find(({ start }) => start === time)?.capacity;

  const seatable = !slot || way !== 'book' || isOfferedTo(slot, participants);

  return {
    today,
    services,
    service,
    date,
    time,
    slot,
    /** Places of the chosen time when empty; undefined if unknown, or none are given out yet. */
    capacity: capacity || undefined,
    participants,
    availability,
    way,
    /** The sizes that tables are free for, where this party's is none of them. */
    otherSizes: seatable ? undefined : slot?.parties,
    /** More come than there is room for, which the override allows. */
    isOver: override && slot !== undefined && slot.available < participants,
    place,
    draft,
    setDraft,
    series,
    setSeries,
    override,
    typedEnd,
    setTypedEnd,
    toggleOverride: (on: boolean) => {
      setOverride(on);
      setTypedEnd(undefined);
    },
    chooseService: ({ _id }: ServiceOutput) => {
      choose({ service: _id });
      setDraft((current) => ({ ...current, addons: {}, membership: '', wish: noWish }));
      setSeries(undefined);
    },
    /** Keeps the party and the booked items, for another service. */
    chooseNext: () => {
      choose({});
      setDraft(({ selection, segment }) => ({ ...emptyDraft, selection, segment }));
      setSeries(undefined);
    },
    // A stay includes the service on its day alone.
    chooseDate: (next: string) =>
      choose({
        ...chosen,
        date: next,
        ...(next !== date && { stayService: undefined }),
        ...(!override && { time: undefined }),
      }),
    chooseTime: (next: Pick<AvailableTime, 'start'>) => choose({ ...chosen, time: next.start }),
  };
}
