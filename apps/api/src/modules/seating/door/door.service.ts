import { addDays } from '@atrium/rules/calendar/calendar-date';
import { toInstant, venueTimeOf } from '@atrium/rules/calendar/time-zone';
import type { TableOffer } from '@atrium/rules/seating/tables/table-wait';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { clientId } from '../../../common/database/object-id';
import { NotFoundError, RuleError } from '../../../common/errors/app-error';
import { phoneOf } from '../../../common/phone-number';
import { present } from '../../../common/present';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { CustomersService } from '../../customers/public';
import { DiningRoomsService } from '../../dining-rooms/public';
import { MessagesService } from '../../messages/public';
import { VendorsService } from '../../vendors/public';
import type {
  DoorPartyChange,
  DoorPartyInput,
  DoorPartyOutput,
  DoorQuery,
  TableOfferOutput,
  TableWaitOutput,
  TableWaitQuery,
} from './door.dto';
import { minutesFrom, minutesOfEvening } from './door-evening';
import { DoorPartiesRepository } from './door-parties.repository';
import type { DoorParty } from './door-party.schema';
import { recordDoorParty } from './door-record';
import { TableWaits } from './table-waits';

/** A table that is ready does not stay so: a mail that is later than this is not sent. */
const READY_MS = 30 * 60_000;

/** The parties that wait at the door. See docs/domain/dining-room.md. */
@Injectable()
export class DoorService {
  // seven: who waits, for which room, since when, for how long, and who is written to
  constructor(
    private readonly parties: DoorPartiesRepository,
    private readonly waits: TableWaits,
    private readonly rooms: DiningRoomsService,
    private readonly vendors: VendorsService,
    private readonly customers: CustomersService,
    private readonly messages: MessagesService,
    private readonly transactions: Transactions,
  ) {}

  /**
   * How long a party that came now would wait, after those at the door.
   * @throws {NotFoundError} the room
   * @throws {RuleError} DOOR_NOT_TODAY
   */
  async wait(ctx: RequestContext, query: TableWaitQuery): Promise<TableWaitOutput> {
    const date = query.date ?? (await this.today(ctx));
    const [room, ahead] = await Promise.all([
      this.waits.read(ctx, query._venue, date),
      this.parties.waiting(ctx, date, clientId(query._venue)),
    ]);
    const offer = this.waits.offers(room, [...ahead, query]).at(-1) ?? null;
    return toOffer(offer, room.now) ?? { minutes: null, tables: [], until: null };
  }

  /** Those that still wait, first come first, each with what it could have. */
  async list(ctx: RequestContext, query: DoorQuery): Promise<DoorPartyOutput[]> {
    const { timezone } = await this.vendors.current(ctx);
    const date = query.date ?? (await this.today(ctx));
    const venue = query._venue ? clientId(query._venue) : undefined;
    const waiting = await this.parties.waiting(ctx, date, venue);
    const offers = await this.offersTo(ctx, date, waiting);
    return waiting.map((party) => ({
      ...toOutput(party, timezone),
      offer: offers.get(party._id.toHexString()) ?? null,
    }));
  }

  /**
   * @throws {NotFoundError} the room
   * @throws {RuleError} DOOR_NOT_TODAY, INVALID_PHONE
   */
  async add(ctx: RequestContext, input: DoorPartyInput): Promise<DoorPartyOutput> {
    const { timezone, country } = await this.vendors.current(ctx);
    const { date } = input;
    minutesOfEvening(date, ctx.now, timezone);
    const _venue = clientId(input._venue);
    return this.transactions.run(ctx, async (tx) => {
      if ((await this.rooms.byIds(tx, [_venue])).size === 0) throw new NotFoundError();
      const { name, participants, email, comment, quotedMinutes } = input;
      const phone = input.phone && phoneOf(input.phone, country);
      const created = await this.parties.insertNew(tx, {
        ...{ _venue, date, name, participants, state: 'waiting', version: 0 },
        ...present({ phone, email, comment: comment?.trim(), quotedMinutes }),
        // the night after, when nobody of that evening is still there
        expiresAt: new Date(toInstant(addDays(date, 2), 0, timezone)),
        ...{ createdAt: tx.now, updatedAt: tx.now },
      });
      recordDoorParty(tx, null, created);
      return toOutput(created, timezone);
    });
  }

  /**
   * Absent fields stay. Who is told that the table is ready, and gave an address, is written to.
   * @throws {NotFoundError}
   * @throws {StaleVersionError}
   * @throws {RuleError} INVALID_PHONE; DOOR_PARTY_SEATED: it has its table
   */
  async change(
    ctx: RequestContext,
    id: string,
    { version, ...change }: DoorPartyChange,
  ): Promise<DoorPartyOutput> {
    const { timezone, country } = await this.vendors.current(ctx);
    const phone = change.phone && phoneOf(change.phone, country);
    return this.transactions.run(ctx, async (tx) => {
      const before = await this.parties.get(tx, id);
      if (before.state === 'seated') throw new RuleError('DOOR_PARTY_SEATED');
      const isTold = change.state === 'told' && before.state !== 'told';
      const after = await this.parties.updateVersioned(tx, before._id, version, {
        $set: { ...present({ ...change, phone }), ...(isTold ? { toldAt: tx.now } : {}) },
      });
      recordDoorParty(tx, before, after);
      if (isTold) await this.tell(tx, after);
      return toOutput(after, timezone);
    });
  }

  private async tell(tx: Transaction, { email, name, participants }: DoorParty): Promise<void> {
    if (!email) return;
    const guest = await this.customers.findForSignIn(tx, email);
    await this.messages.enqueue(tx, {
      template: 'tableReady',
      vars: { participants },
      to: {
        email,
        firstname: guest?.firstname ?? name,
        ...(guest ? { language: guest.languageCode, customerId: guest._id } : {}),
      },
      notAfter: new Date(tx.now.getTime() + READY_MS),
    });
  }

  /** By hex id of the party; of an evening that is over nobody is offered anything. */
  private async offersTo(
    ctx: RequestContext,
    date: string,
    waiting: readonly DoorParty[],
  ): Promise<ReadonlyMap<string, TableOfferOutput | null>> {
    if (date < addDays(await this.today(ctx), -1)) return new Map();
    const venues = [...new Set(waiting.map(({ _venue }) => _venue.toHexString()))];
    const byVenue = await Promise.all(
      venues.map(async (venue) => {
        const parties = waiting.filter(({ _venue }) => _venue.toHexString() === venue);
        const room = await this.waits.read(ctx, venue, date);
        const offers = this.waits.offers(room, parties);
        return parties.map(
          ({ _id }, index) =>
            [_id.toHexString(), toOffer(offers[index] ?? null, room.now)] as const,
        );
      }),
    );
    return new Map(byVenue.flat());
  }

  private async today(ctx: RequestContext): Promise<string> {
    const { timezone } = await this.vendors.current(ctx);
    return venueTimeOf(ctx.now.getTime(), timezone).date;
  }
}

const toOffer = (offer: TableOffer | null, now: number): TableOfferOutput | null =>
  offer && {
    minutes: offer.from - now,
    tables: offer.tables.map((_table) => ({ _table })),
    until: offer.until,
  };

const toOutput = (party: DoorParty, zone: string): DoorPartyOutput => {
  const { date, name, phone, email, participants, comment, quotedMinutes, state, version } = party;
  return present({
    _id: party._id.toHexString(),
    _venue: party._venue.toHexString(),
    ...{ date, name, phone, email, participants, comment, quotedMinutes, state, version },
    since: minutesFrom(date, party.createdAt, zone),
  });
};
