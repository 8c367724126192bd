import type { BookingOutput } from '@atrium/api-client/api';
import { formatMinutes } from '@atrium/rules/minutes';

export interface RowTexts {
  columns: readonly string[];
  unnamed: string;
  status: (booking: BookingOutput) => string;
}

/** The list as rows of text, its head first: what the CSV has. Times are HH:MM, dates `yyyy-mm-dd`. */
export function bookingRows(
  bookings: readonly BookingOutput[],
  { columns, unnamed, status }: RowTexts,
): (string | number)[][] {
  const rows = bookings.map((booking) => {
    const guest = booking._customer;
    const name = [guest?.firstname, guest?.lastname].filter(Boolean).join(' ');
    return [
      booking.bookingId,
      booking.date,
      formatMinutes(booking.timeindex),
      formatMinutes(booking.timeindexEnd),
      booking._service.name,
      name || unnamed,
      guest?.email ?? '',
      guest?.phone ?? '',
      booking.participants,
      booking.numberOfChildren,
      status(booking),
      booking._segment?.type ?? '',
      booking.roomNumber ?? '',
      booking.comment ?? '',
      booking.internalComment ?? '',
      booking.addons.map(({ quantity, _addon }) => `${quantity} × ${_addon.name}`).join(', '),
    ];
  });
  return [[...columns], ...rows];
}
