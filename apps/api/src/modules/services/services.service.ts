import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import {
  type CallContext,
  type RequestContext,
  type TenantScope,
  withVendor,
} from '../../common/context/request-context';
import { clientId } from '../../common/database/object-id';
import { SharedReads } from '../../common/database/shared-reads';
import { AppError, ForbiddenError, NotFoundError } from '../../common/errors/app-error';
import { addressKey, Throttle } from '../../common/throttling/throttle';
import type { Transaction } from '../../common/transactions/transaction';
import type { ServiceImpact, ServiceImpactQuery } from './dto/service-impact.dto';
import type { Service } from './service.schema';
import { isRightCode } from './service-code';
import { ServicesRepository } from './services.repository';

export interface ServiceChangeOptions {
  /** Save even though the bookings shown no longer fit. */
  readonly acceptsBroken?: boolean;
}

/**
 * Called inside the transaction of a change; `before` is null for a new service, `after` for a
 * deleted one. May write along, or throw to refuse.
 */
export type ServiceChangeListener = (
  tx: Transaction,
  before: Service | null,
  after: Service | null,
  options: ServiceChangeOptions,
) => Promise<void>;

/** Refuses what a service must not become, before anything is written, and when a change is only previewed. */
export type ServiceCheck = (
  scope: TenantScope,
  before: Service | null,
  after: Service,
) => Promise<void>;

/** Finds what a change would break, without making it. */
export type ServiceImpactReader = (
  ctx: RequestContext,
  before: Service,
  after: Service,
  page: ServiceImpactQuery,
) => Promise<ServiceImpact>;

const noImpact: ServiceImpact = { bookings: 0, participants: 0, slots: [] };

/** How long `lookUp` may miss another process's change to a service, in milliseconds. */
const LOOKED_UP_FOR_MS = 1_000;

/** A venue's services, for this module and those built on it. */
@Injectable()
export class ServicesService {
  private readonly listeners: ServiceChangeListener[] = [];
  private readonly checks: ServiceCheck[] = [];
  private readImpact: ServiceImpactReader = async () => noImpact;
  /** Every look at availability and every booking asks for its service. */
  private readonly reads = new SharedReads<Service>(LOOKED_UP_FOR_MS);
  private readonly vendorReads = new SharedReads<Types.ObjectId>(LOOKED_UP_FOR_MS);

  constructor(
    private readonly services: ServicesRepository,
    private readonly throttle: Throttle,
  ) {}

  /** @throws {NotFoundError} */
  get(scope: TenantScope, id: string | Types.ObjectId): Promise<Service> {
    return this.services.get(scope, id);
  }

  /**
   * The service as guests book it, from memory if read a moment ago: texts, times and rules. Places
   * always come from the ledger.
   * @throws {NotFoundError}
   */
  lookUp(scope: TenantScope, id: string | Types.ObjectId): Promise<Service> {
    return this.reads.read(keyOf(scope, id), () => this.services.get(scope, id));
  }

  /**
   * Places a public call in the venue of the service it names. With a token, the service must
   * belong to the token's venue.
   * @throws {NotFoundError}
   */
  async enter(call: CallContext, id: string): Promise<{ ctx: RequestContext; service: Service }> {
    const vendorId = call.vendorId ?? (await this.vendorOf(id)).toHexString();
    const ctx = withVendor(call, vendorId);
    return { ctx, service: await this.lookUp(ctx, id) };
  }

  /**
   * The service a public call names, if it can be booked.
   * @throws {NotFoundError} also for an inactive one
   */
  async bookable(call: CallContext, id: string): Promise<Service> {
    const { service } = await this.enter(call, id);
    if (!service.active) throw new NotFoundError();
    return service;
  }

  /** All services, active or not, by sortOrder and name. */
  list(scope: TenantScope): Promise<Service[]> {
    return this.services.inOrder(scope);
  }

  /** Ids of venues with a service that reminds its guests, for the job that does it. */
  async remindingVendors(): Promise<string[]> {
    return (await this.services.remindingVendors()).map((id) => id.toHexString());
  }

  /** Those that remind their guests, active or not: what was booked stays booked. */
  async reminding(scope: TenantScope): Promise<Service[]> {
    const all = await this.services.inOrder(scope);
    return all.filter(({ reminders = [] }) => reminders.length > 0);
  }

  /** Those that can be booked, by sortOrder and name. */
  active(scope: TenantScope): Promise<Service[]> {
    return this.services.inOrder(scope, { active: true });
  }

  /** By hex id; an id that no service has is left out. */
  async byIds(
    scope: TenantScope,
    ids: readonly Types.ObjectId[],
  ): Promise<ReadonlyMap<string, Service>> {
    const found = await this.services.byIds(scope, ids);
    return new Map(found.map((service) => [service._id.toHexString(), service]));
  }

  /**
   * Checks the code before a guest sees or books a service that requires one. Attempts are counted
   * per address and service until one is right, so that codes cannot be guessed.
   * @throws {ForbiddenError} SERVICE_CODE_REQUIRED, WRONG_SERVICE_CODE
   * @throws {AppError} 429 TOO_MANY_REQUESTS
   */
  async assertCode(
    { ip = '' }: CallContext,
    { _id, code }: Pick<Service, '_id' | 'code'>,
    given: string | undefined,
  ): Promise<void> {
    if (!code) return;
    if (!given?.trim()) throw new ForbiddenError('SERVICE_CODE_REQUIRED');
    const attempts = addressKey(`serviceCode:${_id.toHexString()}`, ip);
    const retryAfterSeconds = await this.throttle.count([attempts]);
    if (retryAfterSeconds !== null) {
      throw new AppError(429, 'TOO_MANY_REQUESTS', { data: { retryAfterSeconds } });
    }
    if (!isRightCode(code, given)) throw new ForbiddenError('WRONG_SERVICE_CODE');
    await this.throttle.forget(attempts);
  }

  /** Called once per listener, when its module starts. */
  registerChangeListener(listener: ServiceChangeListener): void {
    this.listeners.push(listener);
  }

  /** Called once per check, when its module starts. */
  registerCheck(check: ServiceCheck): void {
    this.checks.push(check);
  }

  /** @throws what a check refuses */
  async check(scope: TenantScope, before: Service | null, after: Service): Promise<void> {
    for (const check of this.checks) await check(scope, before, after);
  }

  /** Called once, by the module that keeps the bookings. */
  registerImpactReader(reader: ServiceImpactReader): void {
    this.readImpact = reader;
  }

  /** The bookings that would no longer fit after a change: a full count, and a page of them. */
  impactOf(
    ctx: RequestContext,
    before: Service,
    after: Service,
    page: ServiceImpactQuery,
  ): Promise<ServiceImpact> {
    return this.readImpact(ctx, before, after, page);
  }

  /** Calls every listener in order of registration, in the transaction of the change. */
  async changed(
    tx: Transaction,
    before: Service | null,
    after: Service | null,
    options: ServiceChangeOptions = {},
  ): Promise<void> {
    if (after) await this.check(tx, before, after);
    for (const listener of this.listeners) await listener(tx, before, after, options);
    if (before) tx.afterCommit(() => this.reads.forget(keyOf(tx, before._id)));
  }

  private vendorOf(id: string): Promise<Types.ObjectId> {
    return this.vendorReads.read(id, () => this.services.vendorOf(clientId(id)));
  }
}

const keyOf = ({ vendorId }: TenantScope, id: string | Types.ObjectId): string =>
  `${vendorId}|${id.toString()}`;
