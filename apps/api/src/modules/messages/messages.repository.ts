import type { AddressHistory } from '@atrium/rules/contact/undeliverable';
import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type ClientSession, type Model, type QueryFilter, Types } from 'mongoose';
import type { TenantScope } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import { TenantRepository } from '../../common/database/tenant.repository';
import { type Page, pageOf } from '../../common/http/page';
import { Message, type MessageState } from './message.schema';
import type { MessageTemplate } from './rendering/message-vars';

export interface MessagesFilter {
  readonly state?: MessageState;
  readonly customerId?: Types.ObjectId;
  /** Id of the subject. */
  readonly about?: string;
}

@Injectable()
export class MessagesRepository extends TenantRepository<Message> {
  constructor(@InjectModel(Message.name) model: Model<Message>) {
    super(model);
  }

  /** Newest first. */
  async page(
    scope: TenantScope,
    { state, customerId, about }: MessagesFilter,
    { limit, cursor }: { limit: number; cursor?: string },
  ): Promise<Page<Message>> {
    const filter: QueryFilter<Message> = {
      ...(state ? { state } : {}),
      ...(customerId ? { customerId } : {}),
      ...(about ? { 'entity.id': objectId(about) } : {}),
      ...(cursor ? { _id: { $lt: objectId(cursor) } } : {}),
    };
    return pageOf(await this.find(scope, filter, { sort: { _id: -1 }, limit: limit + 1 }), limit);
  }

  /** Failed messages written since then. Ids carry the time, so the index of states answers it. */
  async failedSince(
    scope: TenantScope,
    since: Date,
    limit: number,
  ): Promise<{ count: number; newest: Message[] }> {
    const first = Types.ObjectId.createFromTime(Math.floor(since.getTime() / 1000));
    const filter: QueryFilter<Message> = { state: 'failed', _id: { $gte: first } };
    const [count, newest] = await Promise.all([
      this.count(scope, filter),
      this.find(scope, filter, { sort: { _id: -1 }, limit }),
    ]);
    return { count, newest };
  }

  /** Whether there is a message of these kinds about something, written since then. */
  async wasWritten(
    scope: TenantScope,
    {
      about,
      templates,
      since,
    }: {
      readonly about: Types.ObjectId;
      readonly templates: readonly MessageTemplate[];
      readonly since: Date;
    },
  ): Promise<boolean> {
    const found = await this.findOne(scope, {
      'entity.id': about,
      template: { $in: [...templates] },
      createdAt: { $gte: since },
    });
    return found !== null;
  }

  /** What became of the messages to a guest's address. */
  async historyOf(
    scope: TenantScope,
    { customerId, to }: { readonly customerId: Types.ObjectId; readonly to: string },
  ): Promise<AddressHistory> {
    const ofAddress = { customerId, to };
    const refused = await this.find(
      scope,
      { ...ofAddress, refusedAt: { $exists: true } },
      { projection: { refusedAt: 1 } },
    );
    // asked before each mail to a guest, and hardly ever is there one
    if (refused.length === 0) return { refusedAt: [] };
    const [taken] = await this.find(
      scope,
      { ...ofAddress, state: 'sent' },
      { projection: { sentAt: 1 }, sort: { sentAt: -1 }, limit: 1 },
    );
    return {
      refusedAt: refused.flatMap(({ refusedAt }) => refusedAt?.getTime() ?? []),
      ...(taken?.sentAt ? { takenAt: taken.sentAt.getTime() } : {}),
    };
  }

  /** Writes to a guest's address again as if it had never been refused. */
  async forgetRefusals(
    scope: TenantScope,
    { customerId, to }: { readonly customerId: Types.ObjectId; readonly to: string },
  ): Promise<void> {
    await this.model.updateMany(
      this.scoped(scope, { customerId, to, refusedAt: { $exists: true } }),
      { $unset: { refusedAt: 1 } },
      { session: scope.session },
    );
  }

  /** Inserts whole documents in the transaction of what they report; without mongoose, since bookings wait for it. */
  async insertAll(session: ClientSession, messages: readonly Message[]): Promise<void> {
    if (messages.length === 0) return;
    await this.model.collection.insertMany([...messages], { session });
  }

  /** Answers the removed ids. */
  async removeOfCustomer(
    scope: TenantScope,
    customerId: Types.ObjectId,
  ): Promise<Types.ObjectId[]> {
    const found = await this.find(scope, { customerId }, { projection: { _id: 1 } });
    await this.model.deleteMany(this.scoped(scope, { customerId }), { session: scope.session });
    return found.map(({ _id }) => _id);
  }
}
