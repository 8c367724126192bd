import { formatMinutes } from '@atrium/rules/calendar/minutes';
import { amountText } from '@atrium/rules/money/amount';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { type CsvColumn, type CsvRow, csvAnswer } from '../../../common/csv/csv-answer';
import { BookingPresenter } from '../booking-presenter';
import type { BookingOutput } from '../dto/booking.dto';
import { type SeatingRoom, ServiceTables } from '../tables/service-tables';
import type { ListQuestion } from './booking-filter';
import type { BookingFilterQuery } from './booking-list.dto';
import { BookingQuery } from './booking-query';
import { SortedBookings } from './sorted-bookings';

/** Rows per read, so that a year's bookings are never all in memory. */
const BATCH = 500;

/** The columns are the API's field names, for programs and spreadsheets alike. */
const columns: readonly CsvColumn[] = [
  'bookingId',
  'date',
  'start',
  'end',
  'service',
  'status',
  'segment',
  'firstname',
  'lastname',
  'email',
  'phone',
  'participants',
  'numberOfChildren',
  'diningRoom',
  'tables',
  'state',
  'arrived',
  'addons',
  'roomNumber',
  'comment',
  'internalComment',
  'total',
  'currency',
  'createdAt',
  'guestId',
].map((key) => ({ key, header: key }));

/** The list of bookings as a file. */
@Injectable()
export class BookingExport {
  constructor(
    private readonly query: BookingQuery,
    private readonly sorted: SortedBookings,
    private readonly presenter: BookingPresenter,
    private readonly rooms: ServiceTables,
  ) {}

  /**
   * Every booking the list would page through, by day and time. @throws {RuleError} those of the
   * list
   */
  async csv(ctx: RequestContext, query: BookingFilterQuery): Promise<StreamableFile> {
    const question = await this.query.questionOf(ctx, query);
    return csvAnswer('bookings', columns, this.rows(ctx, question));
  }

  private async *rows(ctx: RequestContext, question: ListQuestion): AsyncGenerator<CsvRow> {
    const rooms = await this.rooms.all({ vendorId: ctx.vendorId });
    let cursor: string | undefined;
    do {
      const request = { limit: BATCH, ...(cursor ? { cursor } : {}) };
      const { found, nextCursor } = await this.sorted.page(ctx, question, request);
      for (const booking of await this.presenter.forStaff(ctx, found)) {
        yield rowOf(booking, rooms);
      }
      cursor = nextCursor;
    } while (cursor);
  }
}

function rowOf(booking: BookingOutput, rooms: readonly SeatingRoom[]): CsvRow {
  const { _customer: guest, terms } = booking;
  const own = new Set(booking.tables.map(({ _table }) => _table));
  const seatedIn = rooms.filter(({ tables }) => tables.some(({ _id }) => own.has(_id)));
  const tables = seatedIn.flatMap((room) => room.tables.filter(({ _id }) => own.has(_id)));
  return {
    bookingId: booking.bookingId,
    date: booking.date,
    start: formatMinutes(booking.timeindex),
    end: formatMinutes(booking.timeindexEnd),
    service: booking._service.name,
    status: booking._bookingStatus?.name,
    segment: booking._segment?.type,
    firstname: guest?.firstname,
    lastname: guest?.lastname,
    email: guest?.email,
    phone: guest?.phone,
    participants: booking.participants,
    numberOfChildren: booking.numberOfChildren,
    diningRoom: seatedIn.map(({ name }) => name).join('; '),
    tables: tables.map(({ name }) => name).join('; '),
    state: booking.waitingList ? 'waiting' : booking.active ? 'active' : 'cancelled',
    arrived: booking.attendenceVerified ? 'yes' : 'no',
    addons: booking.addons.map(({ quantity, _addon }) => `${quantity} × ${_addon.name}`).join(', '),
    roomNumber: booking.roomNumber,
    comment: booking.comment,
    internalComment: booking.internalComment,
    total: amountText(booking.totalPrice, terms.currency),
    currency: terms.currency,
    createdAt: booking.createdAt,
    guestId: guest?._id,
  };
}
