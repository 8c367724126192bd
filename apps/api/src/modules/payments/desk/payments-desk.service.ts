import { addDays, daysBetween } from '@atrium/rules/calendar/calendar-date';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import { amountText } from '@atrium/rules/money/amount';
import { Injectable, type StreamableFile } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { type CsvColumn, type CsvRow, csvAnswer } from '../../../common/csv/csv-answer';
import { RuleError } from '../../../common/errors/app-error';
import { VendorsService } from '../../vendors/public';
import { MoneyLedger } from '../ledger/money-ledger';
import { PaymentsService } from '../payments.service';
import { openCaseOf, PaymentPresenter } from './payment-presenter';
import {
  type PaymentDetail,
  type PaymentOutput,
  type PaymentsFilter,
  type PaymentsPage,
  type PaymentsQuery,
  type PaymentTotal,
  providers,
  type SettlementDay,
  type SettlementQuery,
} from './payments-desk.dto';
import {
  cursorOf,
  type DeskFilter,
  PaymentsDeskRepository,
  parseCursor,
} from './payments-desk.repository';

const MOST_DAYS = 400;
const PAGE = 50;
/** Rows per read, so that a year's payments are never all in memory. */
const BATCH = 500;

/** The columns are the API's field names, for programs and spreadsheets alike. */
const columns: readonly CsvColumn[] = [
  'paymentId',
  'createdAt',
  'state',
  'guest',
  'description',
  'amount',
  'refunded',
  'currency',
  'provider',
  'reference',
  'guestId',
].map((key) => ({ key, header: key }));

/** Payments as staff look for them, add them up and save them. */
@Injectable()
export class PaymentsDeskService {
  constructor(
    private readonly desk: PaymentsDeskRepository,
    private readonly payments: PaymentsService,
    private readonly presenter: PaymentPresenter,
    private readonly ledger: MoneyLedger,
    private readonly vendors: VendorsService,
  ) {}

  /** @throws {RuleError} INVALID_PERIOD, PERIOD_TOO_LONG */
  async page(
    ctx: RequestContext,
    { limit = PAGE, cursor, ...query }: PaymentsQuery,
  ): Promise<PaymentsPage> {
    const after = cursor ? parseCursor(cursor) : undefined;
    const found = await this.desk.page(ctx, await this.filterOf(ctx, query), {
      limit: limit + 1,
      after,
    });
    const shown = found.slice(0, limit);
    const last = found.length > limit ? shown.at(-1) : undefined;
    return {
      items: await this.presenter.rows(ctx, shown),
      ...(last ? { nextCursor: cursorOf(last) } : {}),
    };
  }

  /** By currency: a venue may have changed its own. @throws as `page` */
  async totals(ctx: RequestContext, query: PaymentsFilter): Promise<PaymentTotal[]> {
    return this.desk.totals(ctx, await this.filterOf(ctx, query));
  }

  /** What came in and went out by day, from the ledger of money. @throws as `page` */
  async settlement(ctx: RequestContext, query: SettlementQuery): Promise<SettlementDay[]> {
    const { from, until, zone } = await this.periodOf(ctx, query);
    const days = await this.ledger.byDay(ctx, { from, until, zone });
    return days.map((day) => ({
      ...day,
      provider: providers.find((one) => one === day.provider) ?? 'sandbox',
    }));
  }

  /** What staff should look at, the oldest first. */
  async openCases(ctx: RequestContext): Promise<PaymentOutput[]> {
    const watched = await this.desk.watched(ctx);
    return this.presenter.rows(
      ctx,
      watched.filter((payment) => openCaseOf(payment, ctx.now) !== undefined),
    );
  }

  /** @throws {NotFoundError} */
  async show(ctx: RequestContext, id: string): Promise<PaymentDetail> {
    return this.presenter.detail(ctx, await this.payments.get(ctx, id));
  }

  /** Every payment that the list would page through. @throws as `page` */
  async csv(ctx: RequestContext, query: PaymentsFilter): Promise<StreamableFile> {
    return csvAnswer('payments', columns, this.csvRows(ctx, await this.filterOf(ctx, query)));
  }

  private async *csvRows(ctx: RequestContext, filter: DeskFilter): AsyncGenerator<CsvRow> {
    let after: Parameters<PaymentsDeskRepository['page']>[2]['after'];
    do {
      const found = await this.desk.page(ctx, filter, { limit: BATCH, after });
      const rows = await this.presenter.rows(ctx, found);
      yield* rows.map((row, index) => csvRowOf(row, found[index]?.reference));
      after = found.length === BATCH ? found.at(-1) : undefined;
    } while (after);
  }

  private async filterOf(
    ctx: RequestContext,
    { from, until, ...rest }: PaymentsFilter,
  ): Promise<DeskFilter> {
    const { zone: _, ...period } = await this.periodOf(ctx, { from, until });
    return { ...rest, ...period };
  }

  private async periodOf(ctx: RequestContext, { from, until }: SettlementQuery) {
    if (until < from) throw new RuleError('INVALID_PERIOD');
    if (daysBetween(from, until) >= MOST_DAYS) throw new RuleError('PERIOD_TOO_LONG');
    const { timezone: zone } = await this.vendors.current({ vendorId: ctx.vendorId });
    return {
      from: new Date(toInstant(from, 0, zone)),
      until: new Date(toInstant(addDays(until, 1), 0, zone)),
      zone,
    };
  }
}

function csvRowOf(row: PaymentOutput, reference: string | undefined): CsvRow {
  const { _id, createdAt, state, guest, description, currency, provider, customerId } = row;
  return {
    paymentId: _id,
    ...{ createdAt, state, guest, description, currency, provider },
    amount: amountText(row.amount, currency),
    refunded: amountText(row.refunded, currency),
    reference,
    guestId: customerId,
  };
}
