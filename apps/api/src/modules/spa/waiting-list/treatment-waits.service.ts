import { latestBookableDate, venueToday } from '@atrium/rules/bookings/booking-window';
import { daysBetween } from '@atrium/rules/calendar/calendar-date';
import { MAX_WAITING_DAYS } from '@atrium/rules/spa/waiting-list';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import { ownId } from '../../../common/context/own-id';
import type { RequestContext } from '../../../common/context/request-context';
import { clientId } from '../../../common/database/object-id';
import { ConflictError, NotFoundError, RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { CustomersService } from '../../customers/public';
import { VendorsService } from '../../vendors/public';
import { lengthOf } from '../days/public';
import { TherapistsService } from '../therapists/public';
import { type TreatmentType, TreatmentTypesService } from '../treatment-types/public';
import type { Treatment } from '../treatments/public';
import { AwaitedStarts } from './awaited-starts';
import { recordWait } from './treatment-wait.events';
import type { TreatmentWait } from './treatment-wait.schema';
import { TreatmentWaitPresenter } from './treatment-wait-presenter';
import type { HubTreatmentWait, TreatmentWaitInput } from './treatment-waits.dto';
import { TreatmentWaitsRepository } from './treatment-waits.repository';

/** What guests do about waiting for a treatment. */
@Injectable()
export class TreatmentWaitsService {
  // eight: what a wait refers to is each read where it belongs
  constructor(
    private readonly waits: TreatmentWaitsRepository,
    private readonly starts: AwaitedStarts,
    private readonly presenter: TreatmentWaitPresenter,
    private readonly vendors: VendorsService,
    private readonly types: TreatmentTypesService,
    private readonly therapists: TherapistsService,
    private readonly customers: CustomersService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * @throws {NotFoundError} the type, its length, or the therapist
   * @throws {RuleError} TREATMENT_TYPE_INACTIVE, TREATMENT_NOT_ONLINE, INVALID_PERIOD, PERIOD_TOO_LONG,
   *   DATE_IN_PAST, BEYOND_BOOKING_WINDOW
   * @throws {ConflictError} ALREADY_WAITING
   */
  join(ctx: RequestContext, input: TreatmentWaitInput): Promise<HubTreatmentWait> {
    return this.transactions.run(ctx, async (tx) => {
      // two tries of one guest come one after the other
      const _customer = await this.customers.claim(tx, ownId(tx));
      const type = await this.types.get(tx, input._treatmentType);
      const { from, until } = input;
      await this.assertOffered(tx, type, input);
      const wish = await this.wishOf(tx, input);
      const others = await this.waits.ofGuest(tx, _customer);
      if (others.some((one) => one._treatmentType.equals(type._id) && overlap(one, input))) {
        throw new ConflictError('ALREADY_WAITING');
      }
      const awaited = {
        ...{ _treatmentType: type._id, _length: lengthOf(type, input._length)._id, from, until },
        ...(wish ? { wish } : {}),
      };
      // what they see now does not suit them
      const [known = []] = await this.starts.of(tx, [awaited]);
      const wait = await this.waits.insert(tx, {
        ...{ _id: new Types.ObjectId(), ...awaited, _customer, known, version: 0 },
        ...{ createdAt: tx.now, updatedAt: tx.now },
      });
      recordWait(tx, 'treatmentWait.created', wait);
      return this.one(tx, wait);
    });
  }

  /** By how long they have waited. */
  async own(ctx: RequestContext): Promise<HubTreatmentWait[]> {
    const { timezone } = await this.vendors.current({ vendorId: ctx.vendorId });
    const today = venueToday(ctx.now.getTime(), timezone);
    const own = await this.waits.ofGuest(ctx, clientId(ownId(ctx)));
    return this.presenter.forGuest(
      ctx,
      own.filter(({ until }) => until >= today),
    );
  }

  /** @throws {NotFoundError} also for another guest's */
  leave(ctx: RequestContext, id: string): Promise<null> {
    return this.transactions.run(ctx, async (tx) => {
      const wait = await this.waits.get(tx, id);
      if (!wait._customer.equals(ownId(tx))) throw new NotFoundError();
      return this.drop(tx, wait);
    });
  }

  /** Whoever books what they wait for waits no longer. */
  async booked(tx: Transaction, { _customer, _treatmentType, date }: Treatment): Promise<void> {
    if (!_customer) return;
    for (const wait of await this.waits.ofGuest(tx, _customer)) {
      const isServed = _treatmentType?.equals(wait._treatmentType) && overlap(wait, onDay(date));
      if (isServed) await this.drop(tx, wait);
    }
  }

  /** Within a transaction of the caller. */
  async drop(tx: Transaction, wait: TreatmentWait): Promise<null> {
    await this.waits.delete(tx, wait._id);
    recordWait(tx, 'treatmentWait.deleted', wait);
    return null;
  }

  private async one(tx: Transaction, wait: TreatmentWait): Promise<HubTreatmentWait> {
    const [shown] = await this.presenter.forGuest(tx, [wait]);
    if (!shown) throw new Error('what a guest waits for has a type');
    return shown;
  }

  private async assertOffered(
    tx: Transaction,
    { active, online, bookingWindowDays }: TreatmentType,
    { from, until }: TreatmentWaitInput,
  ): Promise<void> {
    if (!active) throw new RuleError('TREATMENT_TYPE_INACTIVE');
    if (!online) throw new RuleError('TREATMENT_NOT_ONLINE');
    if (until < from) throw new RuleError('INVALID_PERIOD');
    if (daysBetween(from, until) >= MAX_WAITING_DAYS) throw new RuleError('PERIOD_TOO_LONG');
    const { timezone: zone } = await this.vendors.current(tx);
    const now = tx.now.getTime();
    if (from < venueToday(now, zone)) throw new RuleError('DATE_IN_PAST');
    const latest = latestBookableDate({ now, zone, bookingWindowDays });
    if (latest !== undefined && from > latest) throw new RuleError('BEYOND_BOOKING_WINDOW');
  }

  /** @throws {NotFoundError} the therapist */
  private async wishOf(tx: Transaction, { wish }: TreatmentWaitInput) {
    const { gender, _therapist } = wish ?? {};
    const therapist = _therapist ? await this.therapists.get(tx, _therapist) : undefined;
    if (!gender && !therapist) return undefined;
    return {
      ...(gender ? { gender } : {}),
      ...(therapist ? { _therapist: therapist._id } : {}),
    };
  }
}

type Days = Pick<TreatmentWait, 'from' | 'until'>;

const onDay = (date: string): Days => ({ from: date, until: date });

const overlap = (a: Days, b: Days): boolean => a.from <= b.until && b.from <= a.until;
