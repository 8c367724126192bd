import {
  useCreateBookingSeriesMutation,
  useCreateGroupBookingMutation,
} from '@atrium/api-client/admin';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../../../../shared/hooks/use-error-text';
import type { BookingDraft, BookingPlace } from '../lib/draft';
import { type BasketItem, itemThatMayWait, type Series, toGroup, toSeries } from '../lib/together';

/** Books one service on many dates, or many services in one go, and says how it ended. */
export function useBookTogether(customer: string) {
  const { t } = useTranslation('admin');
  const showToast = useToast();
  const errorText = useErrorText();
  const [bookSeries, series] = useCreateBookingSeriesMutation();
  const [bookGroup, group] = useCreateGroupBookingMutation();
  const [basket, setBasket] = useState<readonly BasketItem[]>([]);
  /** The item without room that could wait instead. */
  const [full, setFull] = useState<number>();
  const change = (next: readonly BasketItem[]) => {
    setFull(undefined);
    setBasket(next);
  };

  /** Resolves to whether it was booked; failures have been reported by then. */
  const told = async (book: () => Promise<string>) => {
    try {
      const message = await book();
      showToast({ type: 'success', title: t('dialog.success'), message });
      return true;
    } catch (error) {
      setFull(itemThatMayWait(error, basket));
      const message = errorText(error, t('booking.createFailed'));
      showToast({ type: 'error', title: t('dialog.error'), message });
      return false;
    }
  };

  return {
    basket,
    full,
    addToBasket: (item: BasketItem) => change([...basket, item]),
    removeFromBasket: (index: number) => change(basket.toSpliced(index, 1)),
    /** The whole item joins its waiting list; the others are booked. */
    letWait: (index: number) =>
      change(basket.map((item, at) => (at === index ? { ...item, waits: true } : item))),
    isBooking: series.isLoading || group.isLoading,
    bookSeries: (place: BookingPlace, draft: BookingDraft, chosen: Series) =>
      told(async () => {
        const input = toSeries(customer, place, draft, chosen);
        const { data } = await bookSeries({ bookingSeriesInput: input }).unwrap();
        return t('series.done', { count: data.booked, all: data.dates.length });
      }),
    bookBasket: () =>
      told(async () => {
        const input = toGroup(customer, basket);
        const { data } = await bookGroup({ groupBookingInput: input }).unwrap();
        return t('series.groupBooked', { count: data.bookings.length });
      }),
  };
}
