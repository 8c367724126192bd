import type { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { type BrokenRow, csvRows } from '../../../common/csv/csv-rows';
import { rowKey } from '../../../common/csv/row-key';
import { Transactions } from '../../../common/transactions/transactions';
import { CustomersService } from '../../customers/public';
import type { NewStay } from '../stay.schema';
import { StaysService } from '../stays.service';
import { type HotelBooking, readHotelBooking, requiredColumns } from './hotel-booking-row';

/**
 * Rows per transaction, which an interrupted import may have to repeat. MongoDB aborts a transaction after 3 s
 * (docs/operations.md), and 250 rows took over a second on a slow machine.
 */
const BATCH_ROWS = 100;

const BROKEN: Readonly<Record<BrokenRow, string>> = {
  cells: 'has more or fewer cells than there are columns',
  quote: 'has a quotation mark that nothing closes; nothing after it could be read',
};

/** The source recorded with imported stays. */
export const HOTEL_BOOKINGS_SYSTEM = 'hotel-booking-demand';

export interface ImportResult {
  /** Rows in the file, without the header. */
  rows: number;
  added: number;
  /** In already, from an import before. */
  known: number;
  refused: number;
}

export interface ImportListener {
  /** Called for each refused row: its line in the file, from 1, and every reason. */
  refused(line: number, reasons: readonly string[]): void;
  /** Called after each batch with the result so far. */
  progress?(result: Readonly<ImportResult>): void;
}

/** The file is not one of the hotel booking datasets. */
export class WrongFileError extends Error {}

interface Row {
  key: string;
  booking: HotelBooking;
}

/**
 * Imports a file of the hotel booking demand datasets (Antonio et al., Data in Brief 22, 2019) as
 * guests and stays. The file is streamed. Invalid rows are reported and skipped, and rows imported
 * before are left alone, so a second run adds nothing and an interrupted one continues where it
 * stopped.
 */
@Injectable()
export class ImportHotelBookings {
  constructor(
    private readonly transactions: Transactions,
    private readonly customers: CustomersService,
    private readonly stays: StaysService,
  ) {}

  /** @throws {WrongFileError} when columns are missing */
  async run(ctx: RequestContext, csv: Readable, listener: ImportListener): Promise<ImportResult> {
    const result: ImportResult = { rows: 0, added: 0, known: 0, refused: 0 };
    const refuse = (line: number, reasons: string[]) => {
      result.rows += 1;
      result.refused += 1;
      listener.refused(line, reasons);
    };
    const occurrences = new Map<string, number>();
    let batch: Row[] = [];
    const rows = csvRows(csv, {
      heading: assertColumns,
      broken: (line, why) => refuse(line, [BROKEN[why]]),
    });
    for await (const { record, line } of rows) {
      const reading = readHotelBooking(record);
      if ('problems' in reading) {
        refuse(line, reading.problems);
        continue;
      }
      result.rows += 1;
      batch.push({ key: rowKey(record, occurrences), booking: reading.booking });
      if (batch.length === BATCH_ROWS) {
        await this.write(ctx, batch, result);
        batch = [];
        listener.progress?.(result);
      }
    }
    if (batch.length > 0) await this.write(ctx, batch, result);
    listener.progress?.(result);
    return result;
  }

  private async write(
    ctx: RequestContext,
    rows: readonly Row[],
    result: ImportResult,
  ): Promise<void> {
    const known = await this.stays.knownSourceKeys(
      ctx,
      HOTEL_BOOKINGS_SYSTEM,
      rows.map(({ key }) => key),
    );
    const fresh = rows.filter(({ key }) => !known.has(key));
    result.known += rows.length - fresh.length;
    if (fresh.length === 0) return;
    await this.transactions.run(ctx, async (tx) => {
      const guests = await this.customers.bringIn(tx, fresh.map(guestOf));
      await this.stays.bringIn(
        tx,
        fresh.flatMap((row, index) => {
          const guest = guests[index];
          return guest ? [stayOf(row, guest._id)] : [];
        }),
      );
    });
    result.added += fresh.length;
  }
}

/** @throws {WrongFileError} */
function assertColumns(names: readonly string[]): void {
  const missing = requiredColumns.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new WrongFileError(`columns are missing: ${missing.join(', ')}`);
}

/** The source has no names: guests are named by the reference of their booking. */
function guestOf({ key, booking }: Row) {
  const initials = booking.hotel.replace(/[^A-Z]/g, '') || 'H';
  const [content = '', occurrence = '1'] = key.split('-');
  const reference = `${initials}-${content.slice(0, 8).toUpperCase()}-${occurrence}`;
  return {
    firstname: 'Guest',
    lastname: reference,
    loyaltyCode: reference,
    source: { system: HOTEL_BOOKINGS_SYSTEM, externalId: key },
    ...(booking.country ? { address: { country: booking.country } } : {}),
  };
}

function stayOf({ key, booking }: Row, _customer: NewStay['_customer']): NewStay {
  const { hotel, country, facts, ...stay } = booking;
  return {
    ...stay,
    _customer,
    nrOfGuests: stay.adults + stay.children + stay.babies,
    source: {
      system: HOTEL_BOOKINGS_SYSTEM,
      key,
      facts: { hotel, ...(country ? { country } : {}), ...facts },
    },
  };
}
