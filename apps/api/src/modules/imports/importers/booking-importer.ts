import { endAfter } from '@atrium/rules/calendar/minutes';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { BookingImports, type BookingTable, type ImportedBooking } from '../../bookings/public';
import { ServicesService } from '../../services/public';
import { GuestFinder } from '../guest-finder';
import type { ImportCells } from '../import-cells';
import { GUEST_FIELDS, type Importer, type ImportRun, KEY_FIELD } from '../importer';
import { serviceFinder } from '../stay-services-cell';

type BookingNames = Awaited<ReturnType<BookingImports['namesOf']>>;

const STATES = ['active', 'waiting', 'cancelled'] as const;

/** Bookings of existing guests. Each takes its places like any other, and no messages are sent. */
@Injectable()
export class BookingImporter implements Importer<ImportedBooking> {
  readonly batch = 1;
  readonly fields = [
    KEY_FIELD,
    ...GUEST_FIELDS,
    { name: 'service', required: true, aliases: ['activity'] },
    { name: 'date', required: true, aliases: ['day'] },
    { name: 'start', required: true, aliases: ['time', 'from'] },
    { name: 'end', aliases: ['until'] },
    { name: 'participants', required: true, aliases: ['pax', 'persons'] },
    { name: 'numberOfChildren', aliases: ['numberofchildren', 'children'] },
    { name: 'state' },
    { name: 'roomNumber', aliases: ['roomnumber', 'room'] },
    { name: 'comment' },
    { name: 'internalComment', aliases: ['internalcomment'] },
    { name: 'segment' },
    { name: 'status' },
    { name: 'arrived' },
    { name: 'diningRoom', aliases: ['diningroom'] },
    { name: 'tables', aliases: ['table'] },
  ];

  constructor(
    private readonly guests: GuestFinder,
    private readonly services: ServicesService,
    private readonly bookings: BookingImports,
  ) {}

  async begin(ctx: RequestContext, source: string): Promise<ImportRun<ImportedBooking>> {
    const services = await this.services.list(ctx);
    const serviceOf = serviceFinder(services);
    const names = await this.bookings.namesOf(ctx);
    const { segmentOf, statusOf } = names;
    return {
      known: (keys) => this.bookings.known(ctx, source, keys),
      read: async (cells) => {
        const guest = await this.guests.find(ctx, source, cells);
        const name = cells.required('service', 100);
        const service = name ? serviceOf(name) : undefined;
        if (name && !service) cells.refuse('service', 'NOT_FOUND');
        const date = cells.requiredDate('date');
        if (!cells.text('start')) cells.refuse('start', 'FIELD_REQUIRED');
        const timeindex = cells.time('start');
        const end = cells.time('end');
        if (!cells.text('participants')) cells.refuse('participants', 'FIELD_REQUIRED');
        const participants = cells.wholeNumber('participants', 1, 1000);
        const numberOfChildren = cells.wholeNumber('numberOfChildren', 0, 1000) ?? 0;
        const state = cells.oneOf('state', STATES) ?? 'active';
        const texts = {
          comment: cells.lines('comment', 1000) ?? '',
          internalComment: cells.lines('internalComment', 1000) ?? '',
          roomNumber: cells.text('roomNumber', 20) ?? '',
        };
        const [segment, status] = [cells.text('segment', 100), cells.text('status', 60)];
        const segmentId = segment ? segmentOf(segment) : undefined;
        if (segment && !segmentId) cells.refuse('segment', 'NOT_FOUND');
        const statusId = status ? statusOf(status) : undefined;
        if (status && !statusId) cells.refuse('status', 'NOT_FOUND');
        const arrived = cells.yesOrNo('arrived');
        const tables = tablesOf(cells, names);
        if (!guest || !service || timeindex === undefined || !participants) return undefined;
        return {
          serviceId: service._id.toHexString(),
          customerId: guest._id.toHexString(),
          state,
          ...(segmentId ? { segmentId } : {}),
          ...(statusId ? { statusId } : {}),
          ...(arrived === undefined ? {} : { arrived }),
          tables,
          booking: {
            date,
            timeindex,
            ...(end === undefined ? {} : { timeindexEnd: endAfter(timeindex, end) }),
            participants,
            numberOfChildren,
            ...texts,
          },
        };
      },
      write: async (rows, dry) => {
        for (const { key, value } of rows) {
          await this.bookings.bringIn(ctx, value, { system: source, key }, dry);
        }
      },
    };
  }
}

/** `W1; W2`, of the named room or the default one. */
function tablesOf(cells: ImportCells, { roomOf, tableOf }: BookingNames): BookingTable[] {
  const roomName = cells.text('diningRoom', 100);
  const names = (cells.text('tables', 200) ?? '')
    .split(';')
    .map((name) => name.trim())
    .filter((name) => name !== '');
  if (names.length === 0) return [];
  const room = roomOf(roomName);
  if (!room) {
    cells.refuse('diningRoom', 'NOT_FOUND');
    return [];
  }
  return names.flatMap(
    (name) => tableOf(room, name) ?? cells.refuse('tables', 'UNKNOWN_TABLE') ?? [],
  );
}
