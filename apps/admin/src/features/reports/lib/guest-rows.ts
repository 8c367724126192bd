import type { ListReportGuestsApiArg } from '@atrium/api-client/admin';
import { paths } from '../../../paths';
import type { ReportChoice } from './report-query';

/** Which guests to list: all, or those with more than one booking. */
export type GuestRows = 'guests' | 'repeat';

/** Stands for bookings without a segment. */
export const NO_SEGMENT = 'none';

/** Undefined: the report itself is asked for. */
export function readGuestRows(params: URLSearchParams): GuestRows | undefined {
  const rows = params.get('rows');
  return rows === 'guests' || rows === 'repeat' ? rows : undefined;
}

/** The question to the API. */
export const toGuestRowsQuery = (
  { from, until, service, segment }: ReportChoice,
  params: URLSearchParams,
  rows: GuestRows,
): ListReportGuestsApiArg => {
  const only = params.get('segment') === NO_SEGMENT ? NO_SEGMENT : segment;
  return {
    from,
    until,
    ...(service && { service }),
    ...(only && { segment: only }),
    ...(rows === 'repeat' && { repeat: true }),
  };
};

/** A guest's bookings within the rows. */
export const bookingsOfGuest = (
  guest: string,
  { from, until, service, segment }: ListReportGuestsApiArg,
): string =>
  `${paths.listBookings}?${new URLSearchParams({
    from,
    until,
    ...(service && { service }),
    ...(segment && { segment }),
    customer: guest,
  })}`;
