import { keepsEverybodyOut, signInPlace } from '@atrium/rules/access/trusted-networks';
import { hasPart, type Part } from '@atrium/rules/venue/modules';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Types } from 'mongoose';
import {
  type CallContext,
  type RequestContext,
  type TenantScope,
  withVendor,
} from '../../common/context/request-context';
import { clientId, objectId } from '../../common/database/object-id';
import { SharedReads } from '../../common/database/shared-reads';
import { ForbiddenError, InvalidFieldError, RuleError } from '../../common/errors/app-error';
import { pageOf } from '../../common/http/page';
import type { PageQuery } from '../../common/http/page.dto';
import type { Transaction } from '../../common/transactions/transaction';
import { Transactions } from '../../common/transactions/transactions';
import { Dependents } from '../dependents/public';
import { PlacedPictures } from '../media/public';
import { SegmentsService } from '../segments/public';
import { type FoundVendorOutput, toFoundVendorOutput } from './hub-vendors.dto';
import type { Vendor, VendorModules } from './vendor.schema';
import { assertFreeSlug, vendorChange, vendorFields } from './vendor-change';
import type {
  AdministerVendorInput,
  CreateVendorInput,
  UpdateVendorInput,
} from './vendor-input.dto';
import { picturesOfVendor, vendorPictures } from './vendor-pictures';
import { searchTermOf, vendorSearchKeys } from './vendor-search-keys';
import { toVendorOutput, type VendorOutput, type VendorsPageOutput } from './vendors.dto';
import { VendorsRepository } from './vendors.repository';

/** Visitors see this many venues at a time. */
const SEARCH_LIMIT = 20;
/** Batch size when iterating over all venues. */
const VENDORS_AT_A_TIME = 100;

/** How long `resolve` may miss another process's change to a venue, in milliseconds. */
const RESOLVED_FOR_MS = 1_000;

/**
 * Called inside the transaction of a change: it can write in it too, or throw to refuse the change.
 * @param before null for a new venue
 */
export type VendorChangeListener = (
  tx: Transaction,
  before: Vendor | null,
  after: Vendor,
) => Promise<void>;

/** The venues themselves. */
@Injectable()
export class VendorsService implements OnModuleInit {
  /** Every request asks for its venue, by slug or id. */
  private readonly reads = new SharedReads<Vendor>(RESOLVED_FOR_MS);
  private readonly listeners: VendorChangeListener[] = [];

  constructor(
    private readonly vendors: VendorsRepository,
    private readonly segments: SegmentsService,
    private readonly dependents: Dependents,
    private readonly placedPictures: PlacedPictures,
    private readonly transactions: Transactions,
  ) {}

  onModuleInit(): void {
    this.dependents.register('segment', {
      kind: 'venue',
      refusal: 'SEGMENT_IS_DEFAULT',
      count: async (scope, segment) => {
        const { _defaultSegment } = await this.current(scope);
        return _defaultSegment?.equals(segment) ? 1 : 0;
      },
    });
    this.placedPictures.register('venuePictures', async (scope, picture) => {
      const vendor = await this.vendors.getBySlugOrId(scope.vendorId, scope.session);
      return picturesOfVendor(vendor).filter((one) => one?.equals(picture)).length;
    });
  }

  /**
   * The venue a path or body names by slug or id, from memory if read a moment ago.
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   */
  resolve(slugOrId: string): Promise<Vendor> {
    return this.reads.read(slugOrId, () => this.vendors.getBySlugOrId(slugOrId));
  }

  /** A venue by slug or id, uncached. */
  find(slugOrId: string): Promise<Vendor | null> {
    return this.vendors.findBySlugOrId(slugOrId);
  }

  /**
   * Places a public call in the venue it names.
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   * @throws {ForbiddenError} MODULE_OFF if the venue has switched the called part off
   */
  async enter(
    call: CallContext,
    slugOrId: string,
  ): Promise<{ ctx: RequestContext; vendor: Vendor }> {
    const vendor = await this.resolve(slugOrId);
    if (call.part) assertHas(vendor, call.part);
    return { ctx: withVendor(call, vendor._id.toHexString()), vendor };
  }

  /**
   * The venue of a call.
   * @throws {ForbiddenError} MODULE_OFF if the venue has switched the called part off
   */
  async current({ vendorId, session, part }: TenantScope & { part?: Part }): Promise<Vendor> {
    const vendor = await (session
      ? this.vendors.getBySlugOrId(vendorId, session)
      : this.resolve(vendorId));
    if (part) assertHas(vendor, part);
    return vendor;
  }

  /**
   * For uses of a part of the product outside its endpoints, e.g. a booking paid by a membership.
   * @throws {ForbiddenError} MODULE_OFF
   */
  async demand({ vendorId }: TenantScope, part: Part): Promise<void> {
    assertHas(await this.resolve(vendorId), part);
  }

  /**
   * For visitors: at most 20 venues, by name, whose name, a word of it, or slug starts with the
   * text. The sandbox venue is not among them.
   */
  async search(text: string, module?: keyof VendorModules): Promise<FoundVendorOutput[]> {
    const found = await this.vendors.search(searchTermOf(text), module, SEARCH_LIMIT);
    return found.map(toFoundVendorOutput);
  }

  /** All venues, newest first. */
  async list({ limit, cursor }: PageQuery): Promise<VendorsPageOutput> {
    const found = await this.vendors.page(limit + 1, cursor ? objectId(cursor) : undefined);
    const { items, nextCursor } = pageOf(found, limit);
    return { items: items.map(toVendorOutput), ...(nextCursor ? { nextCursor } : {}) };
  }

  /** Every venue, newest first, for nightly work. */
  async *each(): AsyncGenerator<Vendor> {
    let after: Types.ObjectId | undefined;
    do {
      const page = await this.vendors.page(VENDORS_AT_A_TIME, after);
      yield* page;
      after = page.length < VENDORS_AT_A_TIME ? undefined : page.at(-1)?._id;
    } while (after);
  }

  async own(ctx: RequestContext): Promise<VendorOutput> {
    return toVendorOutput(await this.vendors.getBySlugOrId(ctx.vendorId));
  }

  /**
   * Changes the caller's venue.
   * @throws {NotFoundError} a default segment or a picture that the venue does not have
   * @throws {StaleVersionError}
   * @throws {RuleError} INVALID_PHONE, SLUG_TAKEN, NETWORKS_LOCK_OUT
   */
  update(ctx: RequestContext, input: UpdateVendorInput): Promise<VendorOutput> {
    return this.transactions.run(ctx, async (tx) => {
      assertSameBasis(await this.current(tx), input);
      return toVendorOutput(await this.save(tx, input));
    });
  }

  /** Changes any venue; the change is in that venue's audit log. */
  administer(ctx: RequestContext, id: string, input: AdministerVendorInput): Promise<VendorOutput> {
    const vendorId = clientId(id).toHexString();
    return this.transactions.run({ ...ctx, vendorId }, async (tx) =>
      toVendorOutput(await this.save(tx, input)),
    );
  }

  /** @throws {RuleError} SLUG_TAKEN, INVALID_PHONE */
  create(ctx: RequestContext, input: CreateVendorInput): Promise<VendorOutput> {
    const _id = new Types.ObjectId();
    return this.transactions.run({ ...ctx, vendorId: _id.toHexString() }, async (tx) =>
      toVendorOutput(await this.add(tx, input, _id)),
    );
  }

  /** Creates a venue within a transaction of that venue. */
  async add(tx: Transaction, input: CreateVendorInput, _id: Types.ObjectId): Promise<Vendor> {
    assertFreeSlug(input.slug);
    const { name, slug, timezone, country, currency } = input;
    const vendor = await this.vendors.insert(tx, {
      _id,
      ...{ name, slug, timezone, country, currency },
      ...vendorFields(input, { country, modules: MODULES_AT_FIRST }),
      searchKeys: vendorSearchKeys(input),
    });
    tx.audit({ action: 'vendor.created', entity: 'vendor', entityId: _id, after: vendor });
    for (const listener of this.listeners) await listener(tx, null, vendor);
    return vendor;
  }

  /** Called once per listener, when its module starts. */
  registerChangeListener(listener: VendorChangeListener): void {
    this.listeners.push(listener);
  }

  /** The theme of its pages; null for the product's own. */
  async setDefaultTheme(tx: Transaction, theme: Types.ObjectId | null): Promise<void> {
    const before = await this.current(tx);
    const after = await this.vendors.update(
      tx,
      before._id,
      undefined,
      theme ? { $set: { _defaultTheme: theme } } : { $unset: { _defaultTheme: 1 } },
    );
    this.forget(tx, after);
    tx.audit({ action: 'vendor.updated', entity: 'vendor', entityId: after._id, before, after });
  }

  private forget(tx: Transaction, { _id, slug }: Vendor): void {
    tx.afterCommit(() => {
      this.reads.forget(_id.toHexString());
      this.reads.forget(slug);
    });
  }

  private async save(tx: Transaction, input: AdministerVendorInput): Promise<Vendor> {
    const before = await this.current(tx);
    if (input._defaultSegment) await this.segments.get(tx, input._defaultSegment);
    const shown = picturesOfVendor(before);
    const wanted = vendorPictures.map((field) => input[field]);
    await this.placedPictures.assertKnown(
      tx,
      shown,
      wanted.map((id) => (id ? objectId(id) : undefined)),
    );
    const after = await this.vendors.update(
      tx,
      before._id,
      input.version,
      vendorChange(before, input),
    );
    assertStillLetIn(tx, input, after);
    // its name says what they show
    await this.placedPictures.placeWithoutText(tx, shown, picturesOfVendor(after));
    this.forget(tx, after);
    for (const listener of this.listeners) await listener(tx, before, after);
    tx.audit({ action: 'vendor.updated', entity: 'vendor', entityId: after._id, before, after });
    tx.emit({ type: 'vendor.updated', entityId: after._id });
    return after;
  }
}

/** @throws {InvalidFieldError} what only a system administrator changes */
function assertSameBasis(before: Vendor, input: UpdateVendorInput): void {
  for (const field of ['slug', 'timezone', 'country', 'currency'] as const) {
    if (input[field] !== undefined && input[field] !== before[field]) {
      throw new InvalidFieldError(field, 'is changed by a system administrator only');
    }
  }
}

/**
 * Whoever decides from where staff sign in must be able to come back and decide otherwise.
 * @throws {RuleError} NETWORKS_LOCK_OUT
 */
function assertStillLetIn(
  { actor, ip }: RequestContext,
  { trustedNetworks, signInOnlyFromNetworks }: AdministerVendorInput,
  after: Vendor,
): void {
  const decides = trustedNetworks !== undefined || signInOnlyFromNetworks !== undefined;
  const level = actor.kind === 'staff' ? actor.level : undefined;
  const isLetIn = signInPlace(after, level, ip).mayEnter && !keepsEverybodyOut(after);
  if (!decides || isLetIn) return;
  throw new RuleError('NETWORKS_LOCK_OUT', {
    details: [{ field: 'signInOnlyFromNetworks', code: 'NETWORKS_LOCK_OUT' }],
    data: { ...(ip ? { address: ip } : {}) },
  });
}

/** @throws {ForbiddenError} MODULE_OFF */
function assertHas({ modules }: Vendor, part: Part): void {
  if (!hasPart(modules, part)) throw new ForbiddenError('MODULE_OFF');
}

const MODULES_AT_FIRST: VendorModules = {
  services: true,
  stays: false,
  spa: false,
  fnb: false,
  memberships: false,
  openBooking: false,
};
