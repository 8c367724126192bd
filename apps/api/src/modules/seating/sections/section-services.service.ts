import { addDays } from '@atrium/rules/calendar/calendar-date';
import { toInstant } from '@atrium/rules/calendar/time-zone';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { NotFoundError, RuleError, StaleVersionError } from '../../../common/errors/app-error';
import { isNamableDay } from '../../../common/http/validation/is-day';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { type DiningRoom, DiningRoomsService } from '../../dining-rooms/public';
import { UsersService } from '../../users/public';
import { VendorsService } from '../../vendors/public';
import type { SectionService } from './section-service.schema';
import { SectionServicesRepository } from './section-services.repository';
import type { SectionServiceInput, SectionServiceOutput, ServingStaff } from './sections.dto';

/** Who serves which section on an evening. */
@Injectable()
export class SectionServices {
  constructor(
    private readonly services: SectionServicesRepository,
    private readonly rooms: DiningRoomsService,
    private readonly users: UsersService,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
  ) {}

  /** One for each dining room. @throws {RuleError} INVALID_DATE */
  async of(ctx: RequestContext, date: string): Promise<SectionServiceOutput[]> {
    assertDay(date);
    const [rooms, planned] = await Promise.all([
      this.rooms.list(ctx),
      this.services.find(ctx, { date }),
    ]);
    return rooms.map((room) =>
      toOutput(
        room,
        date,
        planned.find(({ _venue }) => _venue.equals(room._id)),
      ),
    );
  }

  /**
   * @throws {NotFoundError} the room, or somebody who does not work here
   * @throws {StaleVersionError}
   * @throws {RuleError} INVALID_DATE, UNKNOWN_SECTION
   */
  async assign(
    ctx: RequestContext,
    date: string,
    { _venue, servers, version }: SectionServiceInput,
  ): Promise<SectionServiceOutput> {
    assertDay(date);
    const [staff, { timezone }] = await Promise.all([this.staff(ctx), this.vendors.current(ctx)]);
    const names = new Map(staff.map(({ _id, name }) => [_id, name]));
    if (servers.some(({ _user }) => !names.has(_user.toLowerCase()))) throw new NotFoundError();
    return this.transactions.run(ctx, async (tx) => {
      const room = (await this.rooms.byIds(tx, [objectId(_venue)])).get(_venue.toLowerCase());
      if (!room) throw new NotFoundError();
      const known = new Set(room.sections.map(({ _id }) => _id.toHexString()));
      if (servers.some(({ section }) => !known.has(section.toLowerCase()))) {
        throw new RuleError('UNKNOWN_SECTION');
      }
      const chosen = servers.map(({ section, _user }) => ({
        section: objectId(section),
        _user: objectId(_user),
      }));
      const before = await this.services.findOne(tx, { date, _venue: room._id });
      if (!before && version) throw new StaleVersionError(0);
      const after = before
        ? await this.services.updateVersioned(tx, before._id, version, {
            $set: { servers: chosen },
          })
        : await this.services.insertNew(tx, {
            ...{ _venue: room._id, date, servers: chosen, version: 1 },
            expiresAt: new Date(toInstant(addDays(date, 2), 0, timezone)),
            ...{ createdAt: tx.now, updatedAt: tx.now },
          });
      record(tx, { room, names, before, after });
      return toOutput(room, date, after);
    });
  }

  /** Active staff, by name. */
  async staff(ctx: RequestContext): Promise<ServingStaff[]> {
    const users = await this.users.list(ctx);
    return users
      .filter(({ active }) => active)
      .map(({ _id, firstname, lastname }) => ({ _id, name: `${firstname} ${lastname}`.trim() }))
      .sort((a, b) => a.name.localeCompare(b.name));
  }
}

const toOutput = (
  room: DiningRoom,
  date: string,
  plan: SectionService | undefined,
): SectionServiceOutput => ({
  _id: room._id.toHexString(),
  _venue: room._id.toHexString(),
  date,
  servers: serversIn(room, plan).map(({ section, _user }) => ({
    section: section.toHexString(),
    _user: _user.toHexString(),
  })),
  version: plan?.version ?? 0,
});

/** Those of sections that the room still has. */
const serversIn = ({ sections }: DiningRoom, plan: SectionService | undefined) =>
  (plan?.servers ?? []).filter(({ section }) => sections.some(({ _id }) => _id.equals(section)));

/** @throws {RuleError} INVALID_DATE */
function assertDay(date: string): void {
  if (!isNamableDay(date)) throw new RuleError('INVALID_DATE');
}

interface Change {
  readonly room: DiningRoom;
  readonly names: ReadonlyMap<string, string>;
  readonly before: SectionService | null;
  readonly after: SectionService;
}

/** The log tells sections and people by their names. */
function record(tx: Transaction, { room, names, before, after }: Change): void {
  const told = (plan: SectionService) => ({
    date: plan.date,
    servers: serversIn(room, plan).map(({ section, _user }) => {
      const { name = '' } = room.sections.find(({ _id }) => _id.equals(section)) ?? {};
      return `${name}: ${names.get(_user.toHexString()) ?? ''}`;
    }),
  });
  tx.audit({
    action: 'sectionService.updated',
    entity: 'sectionService',
    entityId: after._id,
    before: before && told(before),
    after: told(after),
  });
  tx.emit({ type: 'sectionService.updated', entityId: after._id });
}
