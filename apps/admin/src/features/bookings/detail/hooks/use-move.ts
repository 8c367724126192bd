import {
  type BookingOutput,
  type ServiceOutput,
  useListActiveServicesQuery,
  useModifyBookingsMutation,
} from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { may } from '@atrium/rules/access/access-levels';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { withOwnPlaces } from '../../../../shared/bookings/places/own-places';
import { useAvailability } from '../../../../shared/bookings/places/use-availability';
import { useVenueNow } from '../../../../shared/dates/use-venue-now';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import { type MoveDraft, toModification, toMoveDraft } from '../lib/move';

/** Refusals that level 2 and above may override. */
const BEYOND = [
  ...['SLOT_FULL', 'NO_TABLE_FREE'],
  ...['SERVICE_CLOSED', 'SERVICE_WITHOUT_TIMES', 'TIME_NOT_OFFERED'],
];

/** Moves a booking to another day, time, party or service. @param onMoved called with the moved booking */
export function useMove(booking: BookingOutput, onMoved: (after: BookingOutput) => void) {
  const { t } = useTranslation('admin');
  const errorText = useErrorText();
  const { vendor, level } = useMe();
  const { date: today } = useVenueNow(vendor.timezone);
  const [draft, setDraft] = useState<MoveDraft>(() => toMoveDraft(booking));
  const [failure, setFailure] = useState<{ text: string; hint: string | undefined }>();
  const services = useListActiveServicesQuery();
  const service = services.data?.data.find(({ _id }) => _id === draft.service);
  const availability = useAvailability(service, draft.date, today);
  const [modify, { isLoading }] = useModifyBookingsMutation();
  const mayOverride = may(level, 'bookings.override');

  const day = availability.day && withOwnPlaces(availability.day, booking, draft.service);
  const slot = day?.times.find(({ start }) => start === draft.start);
  const input = toModification(booking, draft, {
    exclusive: service?.exclusiveBooking ?? false,
    today,
  });

  const change = (part: Partial<MoveDraft>) => {
    setFailure(undefined);
    setDraft((current) => ({ ...current, ...part }));
  };

  return {
    booking,
    today,
    draft,
    change,
    services,
    service,
    availability,
    day,
    slot,
    mayOverride,
    failure,
    isMoving: isLoading,
    canMove: input !== undefined && (draft.override || slot !== undefined),
    chooseService: ({ _id }: Pick<ServiceOutput, '_id'>) => change({ service: _id }),
    chooseDate: (date: string) => change({ date }),
    move: async () => {
      if (!input) return;
      setFailure(undefined);
      try {
        const [after] = (await modify({ modifyBookingsInput: input }).unwrap()).data;
        if (after) onMoved(after);
      } catch (error) {
        const text = errorText(error, t('booking.updateFailed'));
        const isBeyond = isApiError(error) && BEYOND.includes(error.code) && !draft.override;
        const hint = isBeyond ? t(mayOverride ? 'move.overrideHint' : 'move.askHint') : undefined;
        setFailure({ text, hint });
      }
    },
  };
}
