import { venueToday } from '@atrium/rules/bookings/booking-window';
import { stayProblem } from '@atrium/rules/guests/stay';
import { parseAmount } from '@atrium/rules/money/amount';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { Transactions } from '../../../common/transactions/transactions';
import { ServicesService } from '../../services/public';
import { type NewStay, StaysService, stayStatuses } from '../../stays/public';
import { VendorsService } from '../../vendors/public';
import { tried } from '../dry-run';
import { GuestFinder } from '../guest-finder';
import type { ImportCells } from '../import-cells';
import { GUEST_FIELDS, type Importer, type ImportRun, KEY_FIELD } from '../importer';
import { parseServicesCell, serviceFinder } from '../stay-services-cell';

/** Stays of existing guests. */
@Injectable()
export class StayImporter implements Importer<NewStay> {
  readonly batch = 100;
  readonly fields = [
    KEY_FIELD,
    ...GUEST_FIELDS,
    { name: 'arrivaldate', required: true, aliases: ['arrival', 'checkin', 'check-in'] },
    { name: 'departuredate', required: true, aliases: ['departure', 'checkout', 'check-out'] },
    { name: 'bookingDate', aliases: ['bookingdate', 'booked'] },
    { name: 'adults', required: true },
    { name: 'children' },
    { name: 'babies' },
    { name: 'status' },
    { name: 'roomType', aliases: ['roomtype', 'room'] },
    { name: 'pricePerNight', aliases: ['pricepernight', 'price'] },
    { name: 'comment' },
    { name: 'services', aliases: ['included', 'activities'] },
  ];

  constructor(
    private readonly guests: GuestFinder,
    private readonly stays: StaysService,
    private readonly vendors: VendorsService,
    private readonly services: ServicesService,
    private readonly transactions: Transactions,
  ) {}

  async begin(ctx: RequestContext, source: string): Promise<ImportRun<NewStay>> {
    const vendor = await this.vendors.current(ctx);
    const today = venueToday(ctx.now.getTime(), vendor.timezone);
    const serviceOf = serviceFinder(await this.services.list(ctx));
    return {
      known: (keys) => this.stays.known(ctx, source, keys),
      read: async (cells) => {
        const guest = await this.guests.find(ctx, source, cells);
        const stay = stayOf(cells, today, vendor.currency, serviceOf);
        return guest ? { ...stay, _customer: guest._id } : undefined;
      },
      write: (rows, dry) => {
        const stays = rows.map(({ key, value }) => ({
          ...value,
          source: { system: source, key, facts: {} },
        }));
        const bringIn = (end?: () => never) =>
          this.transactions.run(ctx, async (tx) => {
            await this.stays.bringIn(tx, stays);
            end?.();
          });
        return dry ? tried(bringIn) : bringIn();
      },
    };
  }
}

function stayOf(
  cells: ImportCells,
  today: string,
  currency: string,
  serviceOf: ReturnType<typeof serviceFinder>,
): Omit<NewStay, '_customer'> {
  const arrivaldate = cells.requiredDate('arrivaldate');
  const departuredate = cells.requiredDate('departuredate');
  const adults = cells.wholeNumber('adults', 1, 100) ?? 0;
  if (adults === 0 && !cells.problems.some(({ field }) => field === 'adults')) {
    cells.refuse('adults', 'FIELD_REQUIRED');
  }
  const children = cells.wholeNumber('children', 0, 100) ?? 0;
  const babies = cells.wholeNumber('babies', 0, 100) ?? 0;
  const services = servicesOf(cells, serviceOf);
  if (arrivaldate && departuredate) {
    const problem = stayProblem({ arrivaldate, departuredate, services });
    if (problem === 'STAY_DAY_OUT_OF_RANGE') cells.refuse('services', problem);
    else if (problem) cells.refuse('departuredate', problem);
  }
  const price = cells.text('pricePerNight', 20);
  const pricePerNight = price === undefined ? undefined : parseAmount(price, currency);
  if (price !== undefined && pricePerNight === undefined) {
    cells.refuse('pricePerNight', 'FIELD_INVALID');
  }
  const roomType = cells.text('roomType', 100);
  const comment = cells.lines('comment', 1000);
  return {
    arrivaldate,
    departuredate,
    bookingDate: cells.date('bookingDate') ?? today,
    status:
      cells.oneOf('status', stayStatuses) ?? (departuredate < today ? 'departed' : 'expected'),
    ...{ adults, children, babies, nrOfGuests: adults + children + babies },
    ...(roomType ? { roomType } : {}),
    ...(pricePerNight === undefined ? {} : { pricePerNight }),
    ...(comment ? { comment } : {}),
    services,
  };
}

/** What the stay includes; none of it is booked yet. */
function servicesOf(
  cells: ImportCells,
  serviceOf: ReturnType<typeof serviceFinder>,
): NonNullable<NewStay['services']> {
  const said = parseServicesCell(cells.text('services', 10_000) ?? '');
  if (!said) cells.refuse('services', 'FIELD_INVALID');
  return (said ?? []).flatMap(({ dayNumber, service: text }) => {
    const service = serviceOf(text);
    if (!service) {
      cells.refuse('services', 'UNKNOWN_SERVICE');
      return [];
    }
    const { _id: _service, name } = service;
    return [{ _id: new Types.ObjectId(), _service, name, dayNumber, bookings: [] }];
  });
}
