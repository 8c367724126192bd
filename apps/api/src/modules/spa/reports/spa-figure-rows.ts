import { formatMinutes, MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import { displayName } from '@atrium/rules/guests/guest-name';
import { amountText } from '@atrium/rules/money/amount';
import { figuresOfTreatment, type SpaFigure, within } from '@atrium/rules/spa/spa-figures';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { type CsvColumn, type CsvRow, csvAnswer } from '../../../common/csv/csv-answer';
import { CustomersService } from '../../customers/public';
import { assertReportable, SpaCounter } from './spa-counter';
import { type ReportedDay, type ReportedTreatment, SpaReportDays } from './spa-report-days';
import type { SpaFigureRow, SpaRowsFilter, SpaRowsPage, SpaRowsQuery } from './spa-reports.dto';

const ROWS_OF_A_PAGE = 50;
/** Whose names are looked up at once for a file. */
const ROWS_AT_A_TIME = 500;

/** The columns of a file are the API's field names, for programs and spreadsheets alike. */
const columns: readonly CsvColumn[] = [
  ...['date', 'start', 'end', 'type', 'therapists', 'room', 'guestName', 'status'],
  ...['price', 'currency', 'treatment', 'guest'],
].map((key) => ({ key, header: key }));

/** What lies behind a figure, before names are looked up. */
type FoundRow =
  | { readonly found: ReportedTreatment }
  | {
      readonly date: string;
      readonly therapist: string;
      readonly start: number;
      readonly end: number;
    };

/** The rows behind the spa's figures: what is summed, one by one. */
@Injectable()
export class SpaFigureRows {
  constructor(
    private readonly days: SpaReportDays,
    private readonly counter: SpaCounter,
    private readonly customers: CustomersService,
  ) {}

  /** @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG */
  async page(
    ctx: RequestContext,
    { limit = ROWS_OF_A_PAGE, cursor = '0', ...query }: SpaRowsQuery,
  ): Promise<SpaRowsPage> {
    const all = await this.find(ctx, query);
    const [from, until] = [Number(cursor), Number(cursor) + limit];
    return {
      items: await this.told(ctx, all.slice(from, until)),
      total: all.length,
      ...(until < all.length ? { nextCursor: String(until) } : {}),
    };
  }

  /** All of them, by day and start. @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG */
  async file(ctx: RequestContext, query: SpaRowsFilter): Promise<StreamableFile> {
    const { figure, from, until } = query;
    const all = await this.find(ctx, query);
    return csvAnswer(`${figure}-${from}-${until}`, columns, this.linesOf(ctx, all));
  }

  private async find(ctx: RequestContext, query: SpaRowsFilter): Promise<FoundRow[]> {
    assertReportable(query);
    const days = await this.days.read(ctx, query);
    return days.flatMap((day) => rowsOf(day, query));
  }

  private async *linesOf(ctx: RequestContext, rows: readonly FoundRow[]): AsyncGenerator<CsvRow> {
    for (let from = 0; from < rows.length; from += ROWS_AT_A_TIME) {
      const told = await this.told(ctx, rows.slice(from, from + ROWS_AT_A_TIME));
      yield* told.map(toLine);
    }
  }

  private async told(ctx: RequestContext, rows: readonly FoundRow[]): Promise<SpaFigureRow[]> {
    const guests = rows.flatMap((row) =>
      'found' in row ? (row.found.treatment._customer ?? []) : [],
    );
    const [therapists, rooms, types, customers] = await Promise.all([
      this.counter.names(ctx, 'therapist'),
      this.counter.names(ctx, 'room'),
      this.counter.names(ctx, 'type'),
      this.customers.namesOf(ctx, guests),
    ]);
    return rows.map((row) => {
      if (!('found' in row)) {
        const { date, start, end, therapist } = row;
        return { date, start, end, therapists: [therapists.get(therapist) ?? ''] };
      }
      const { treatment, room, type, price } = row.found;
      const [roomName, typeName] = [rooms.get(room ?? ''), types.get(type ?? '')];
      const guest = treatment._customer?.toHexString();
      const customer = customers.get(guest ?? '');
      return {
        ...{ treatment: treatment._id.toHexString(), date: treatment.date },
        ...{ start: treatment.timeindexStart, end: treatment.timeindexEnd },
        therapists: row.found.therapists.flatMap((id) => therapists.get(id) ?? []),
        ...(roomName ? { room: roomName } : {}),
        ...(typeName ? { type: typeName } : {}),
        ...(customer && guest ? { guest, guestName: displayName(customer) } : {}),
        status: treatment.status,
        ...(price ? { price } : {}),
      };
    });
  }
}

function rowsOf(
  { date, treatments, therapists }: ReportedDay,
  { figure, therapist, room, type, segment, hour }: SpaRowsFilter,
): FoundRow[] {
  const is = (asked: string | undefined, ...own: (string | undefined)[]) =>
    asked === undefined || own.includes(asked.toLowerCase());
  const isInHour = (start: number) => hour === undefined || Math.floor(start / 60) === hour;
  const times = timesOf[figure];
  if (times) {
    return therapists
      .filter(({ id }) => is(therapist, id))
      .flatMap((one) =>
        within(one[times], { from: 0, until: MINUTES_PER_DAY })
          .filter(({ from }) => isInHour(from))
          .map(({ from, until }) => ({ date, therapist: one.id, start: from, end: until })),
      );
  }
  return treatments
    .filter(
      (one) =>
        figuresOfTreatment(one).includes(figure) &&
        is(therapist, ...one.therapists) &&
        is(room, one.room) &&
        is(type, one.type) &&
        is(segment, one.segment) &&
        isInHour(one.start),
    )
    .map((found) => ({ found }));
}

const toLine = ({ start, end, therapists, price, ...row }: SpaFigureRow): CsvRow => ({
  ...row,
  ...{ start: formatMinutes(start), end: formatMinutes(end), therapists: therapists.join('; ') },
  ...(price && { price: amountText(price.amount, price.currency), currency: price.currency }),
});

/** Figures that are stretches of a therapist's time. */
const timesOf: Readonly<Partial<Record<SpaFigure, 'gaps' | 'works'>>> = {
  gap: 'gaps',
  shift: 'works',
};
