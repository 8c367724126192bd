import { amountText } from '@atrium/rules/money/amount';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import { type CsvRow, csvAnswer } from '../../common/csv/csv-answer';
import { type Customer, CustomersService } from '../customers/public';
import { DiningRoomsService } from '../dining-rooms/public';
import { MembershipImports } from '../memberships/public';
import { ServicesService } from '../services/public';
import { StaysService } from '../stays/public';
import { VendorsService } from '../vendors/public';
import { GuestImporter } from './importers/guest-importer';
import { MembershipImporter } from './importers/membership-importer';
import { StayImporter } from './importers/stay-importer';
import { TableImporter } from './importers/table-importer';
import type { ExportKind } from './imports.dto';
import { toServicesCell } from './stay-services-cell';

/** Rows per read, so that a venue's guests are never all in memory. */
const BATCH = 500;

/** Everything of one kind as a file that can be imported again. */
@Injectable()
export class ExportsService {
  // ten: each kind of list with the importer that reads it back
  constructor(
    private readonly customers: CustomersService,
    private readonly stays: StaysService,
    private readonly memberships: MembershipImports,
    private readonly services: ServicesService,
    private readonly vendors: VendorsService,
    private readonly guestImporter: GuestImporter,
    private readonly stayImporter: StayImporter,
    private readonly membershipImporter: MembershipImporter,
    private readonly rooms: DiningRoomsService,
    private readonly tableImporter: TableImporter,
  ) {}

  async csv(ctx: RequestContext, kind: ExportKind): Promise<StreamableFile> {
    const { currency } = await this.vendors.current(ctx);
    if (kind === 'guests') {
      return csvAnswer(kind, columnsOf(this.guestImporter), this.guests(ctx));
    }
    if (kind === 'stays') {
      return csvAnswer(kind, columnsOf(this.stayImporter), this.staysOf(ctx, currency));
    }
    if (kind === 'tables') {
      return csvAnswer(kind, columnsOf(this.tableImporter), await this.tablesOf(ctx));
    }
    return csvAnswer(kind, columnsOf(this.membershipImporter), this.membershipsOf(ctx));
  }

  private async tablesOf(ctx: RequestContext): Promise<CsvRow[]> {
    const rooms = await this.rooms.list(ctx);
    return rooms.flatMap(({ name: diningRoom, tables, sections }) =>
      tables.map(({ name: table, position, size, section, attributes, ...rest }) => ({
        ...{ diningRoom, table, ...position, ...size },
        guestCount: rest.guestCount,
        minGuests: rest.minGuests,
        radius: rest.radius,
        rotation: rest.rotation,
        section: sections.find(({ _id }) => section?.equals(_id))?.name,
        attributes: attributes.join('; '),
      })),
    );
  }

  private async *guests(ctx: RequestContext): AsyncGenerator<CsvRow> {
    const read = (after?: Types.ObjectId) => this.customers.page(ctx, BATCH, after);
    for await (const guest of paged(read)) {
      const { address, active, doNotDelete, _id, ...fields } = guest;
      yield {
        externalId: _id.toHexString(),
        ...pickTexts(fields),
        ...address,
        doNotDelete: doNotDelete ? 'yes' : 'no',
        active: active ? 'yes' : 'no',
      };
    }
  }

  private async *staysOf(ctx: RequestContext, currency: string): AsyncGenerator<CsvRow> {
    const services = await this.services.list(ctx);
    const read = (after?: Types.ObjectId) => this.stays.page(ctx, BATCH, after);
    for await (const batch of batches(read)) {
      const guests = await this.customers.namesOf(
        ctx,
        batch.map(({ _customer }) => _customer),
      );
      for (const stay of batch) {
        const { arrivaldate, departuredate, bookingDate, adults, children, babies, status } = stay;
        const { roomType, comment, pricePerNight } = stay;
        yield {
          ...ownerOf(stay, guests),
          ...{ arrivaldate, departuredate, bookingDate, adults, children, babies, status },
          ...{ roomType, comment },
          pricePerNight:
            pricePerNight === undefined ? undefined : amountText(pricePerNight, currency),
          services: toServicesCell(stay.services, services),
        };
      }
    }
  }

  private async *membershipsOf(ctx: RequestContext): AsyncGenerator<CsvRow> {
    const names = await this.memberships.typeNames(ctx);
    const read = (after?: Types.ObjectId) => this.memberships.page(ctx, BATCH, after);
    for await (const batch of batches(read)) {
      const guests = await this.customers.namesOf(
        ctx,
        batch.map(({ _customer }) => _customer),
      );
      for (const membership of batch) {
        const { dateFrom, dateUntil, maxNumberOfUsages, numberOfUsages, comment } = membership;
        const { pausedFrom, endedOn } = membership;
        yield {
          ...ownerOf(membership, guests),
          type: names.get(membership._membershipType.toHexString()),
          ...{ dateFrom, dateUntil, maxNumberOfUsages, numberOfUsages, comment },
          ...{ pausedFrom, endedOn },
          price: amountText(membership.price, membership.currency),
        };
      }
    }
  }
}

const columnsOf = ({ fields }: { fields: readonly { name: string }[] }) =>
  fields.map(({ name }) => ({ key: name, header: name }));

function ownerOf(
  { _id, _customer }: { _id: Types.ObjectId; _customer: Types.ObjectId },
  guests: ReadonlyMap<string, { email?: string }>,
): CsvRow {
  const guestId = _customer.toHexString();
  return { externalId: _id.toHexString(), guestId, email: guests.get(guestId)?.email };
}

function pickTexts(guest: Omit<Customer, '_id' | 'active' | 'address' | 'doNotDelete'>): CsvRow {
  const { firstname, lastname, email, phone, birthDate, gender, loyaltyCode } = guest;
  const { company, level, languageCode, globalComments } = guest;
  return {
    ...{ firstname, lastname, email, phone, birthDate, gender, loyaltyCode },
    ...{ company, level, languageCode, globalComments },
  };
}

type ReadPage<T> = (after?: Types.ObjectId) => Promise<T[]>;

async function* batches<T extends { _id: Types.ObjectId }>(read: ReadPage<T>): AsyncGenerator<T[]> {
  let batch = await read();
  while (batch.length > 0) {
    yield batch;
    batch = batch.length < BATCH ? [] : await read(batch.at(-1)?._id);
  }
}

async function* paged<T extends { _id: Types.ObjectId }>(read: ReadPage<T>): AsyncGenerator<T> {
  for await (const batch of batches(read)) yield* batch;
}
