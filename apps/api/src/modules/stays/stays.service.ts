import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString, type Types } from 'mongoose';
import type { RequestContext } from '../../common/context/request-context';
import { clientId } from '../../common/database/object-id';
import { NotFoundError } from '../../common/errors/app-error';
import { pageOf } from '../../common/http/page';
import type { GuestPageQuery } from '../../common/http/page.dto';
import type { Transaction } from '../../common/transactions/transaction';
import { CustomersService } from '../customers/public';
import type { NewStay, Stay } from './stay.schema';
import { StayPresenter } from './stay-presenter';
import {
  type ListedStayOutput,
  type StaffStayOutput,
  StayOutput,
  type StaysPage,
} from './stays.dto';
import { StaysRepository } from './stays.repository';

@Injectable()
export class StaysService {
  constructor(
    private readonly stays: StaysRepository,
    private readonly presenter: StayPresenter,
    private readonly customers: CustomersService,
  ) {}

  /** A guest's stays, latest arrival first. */
  async ofCustomer(ctx: RequestContext, customerId: string): Promise<StaffStayOutput[]> {
    return this.presenter.forStaff(ctx, await this.stays.ofCustomer(ctx, clientId(customerId)));
  }

  /** All of a guest's stays, latest arrival first, paged. @throws {NotFoundError} */
  async pageOfCustomer(
    ctx: RequestContext,
    customerId: string,
    { limit, cursor }: GuestPageQuery,
  ): Promise<StaysPage> {
    const { _id } = await this.customers.get(ctx, customerId);
    const after = cursor ? clientId(cursor) : undefined;
    const found = await this.stays.pageOfCustomer(ctx, _id, limit + 1, after);
    const { items, nextCursor } = pageOf(found, limit);
    return {
      items: await this.presenter.forStaff(ctx, items),
      ...(nextCursor ? { nextCursor } : {}),
    };
  }

  /** The number of a guest's stays, past and future. */
  countOf(ctx: RequestContext, customerId: string): Promise<number> {
    return this.stays.count(ctx, { _customer: clientId(customerId) });
  }

  /** @throws {NotFoundError} */
  async get(ctx: RequestContext, id: string): Promise<StaffStayOutput> {
    return this.presenter.one(ctx, await this.stays.get(ctx, id));
  }

  /** The stays of the signed-in guest. */
  async own(ctx: RequestContext): Promise<ListedStayOutput[]> {
    if (ctx.actor.kind !== 'guest') throw new NotFoundError();
    return this.presenter.listed(ctx, await this.stays.ofCustomer(ctx, clientId(ctx.actor.id)));
  }

  /** All stays of the signed-in guest, latest arrival first, read as they are consumed. */
  async *everyOwn(ctx: RequestContext): AsyncGenerator<StayOutput> {
    if (ctx.actor.kind !== 'guest') throw new NotFoundError();
    const guest = clientId(ctx.actor.id);
    for await (const batch of this.stays.batchesOfCustomer(ctx, guest)) {
      yield* await this.presenter.forGuest(ctx, batch);
    }
  }

  /** Which of these keys of a source, or our own ids, exist already. */
  async known(ctx: RequestContext, system: string, keys: readonly string[]): Promise<Set<string>> {
    const own = keys.filter((key) => isObjectIdOrHexString(key)).map(clientId);
    const [theirs, ours] = await Promise.all([
      this.stays.knownSourceKeys(ctx, system, [...keys]),
      own.length > 0 ? this.stays.find(ctx, { _id: { $in: own } }, { projection: { _id: 1 } }) : [],
    ]);
    return new Set([...theirs, ...ours.map(({ _id }) => _id.toHexString())]);
  }

  /** In order of creation, after `after`. */
  page(ctx: RequestContext, limit: number, after?: Types.ObjectId): Promise<Stay[]> {
    return this.stays.find(ctx, after ? { _id: { $gt: after } } : {}, { sort: { _id: 1 }, limit });
  }

  /** Which rows of a source have been imported; an interrupted import continues after them. */
  knownSourceKeys(ctx: RequestContext, system: string, keys: string[]): Promise<Set<string>> {
    return this.stays.knownSourceKeys(ctx, system, keys);
  }

  /** Imports stays, each with an entry in the audit log. */
  async bringIn(tx: Transaction, stays: readonly NewStay[]): Promise<Stay[]> {
    const current = new Map<string, Types.ObjectId>();
    for (const { _customer } of stays) {
      const hex = _customer.toHexString();
      if (!current.has(hex)) current.set(hex, await this.customers.claim(tx, _customer));
    }
    const created = await this.stays.insertMany(
      tx,
      stays.map((stay) => {
        const _customer = current.get(stay._customer.toHexString()) ?? stay._customer;
        return { ...stay, _customer };
      }),
    );
    for (const stay of created) {
      tx.audit({
        action: 'stay.imported',
        entity: 'stay',
        entityId: stay._id,
        customerId: stay._customer,
        after: stay,
      });
    }
    return created;
  }
}
