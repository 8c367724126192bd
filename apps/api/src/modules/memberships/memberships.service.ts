import { venueToday } from '@atrium/rules/bookings/booking-window';
import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext, TenantScope } from '../../common/context/request-context';
import { clientId } from '../../common/database/object-id';
import { NotFoundError } from '../../common/errors/app-error';
import { pageOf } from '../../common/http/page';
import type { GuestPageQuery, PageQuery } from '../../common/http/page.dto';
import { CustomersService } from '../customers/public';
import { PlacedPictures } from '../media/public';
import { VendorsService } from '../vendors/public';
import type { Membership } from './membership.schema';
import {
  HubMembership,
  type HubMembershipsQuery,
  ListedHubMembership,
  type MembershipOutput,
  type MembershipsPage,
  toHubMembership,
  toMembershipOutput,
  UNKNOWN_TYPE,
} from './memberships.dto';
import { MembershipsRepository } from './memberships.repository';
import { MembershipTypesService } from './types/membership-types.service';
import {
  type HubMembershipUsesPage,
  type MembershipUsesPage,
  toHubMembershipUse,
  toMembershipUseOutput,
} from './uses/membership-uses.dto';
import { MembershipUsesRepository } from './uses/membership-uses.repository';

/** Reads guests' memberships. */
@Injectable()
export class MembershipsService {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly uses: MembershipUsesRepository,
    private readonly types: MembershipTypesService,
    private readonly customers: CustomersService,
    private readonly vendors: VendorsService,
    private readonly placedPictures: PlacedPictures,
  ) {}

  /** A guest's memberships, latest first. @throws {NotFoundError} for an unknown guest */
  async ofCustomer(ctx: RequestContext, customerId: string): Promise<MembershipOutput[]> {
    const guest = await this.customers.get(ctx, customerId);
    return this.present(ctx, await this.memberships.ofCustomer(ctx, guest._id));
  }

  /** All of a guest's memberships, latest first, paged. @throws {NotFoundError} */
  async pageOfCustomer(
    ctx: RequestContext,
    customerId: string,
    { limit, cursor }: GuestPageQuery,
  ): Promise<MembershipsPage> {
    const { _id } = await this.customers.get(ctx, customerId);
    const after = cursor ? clientId(cursor) : undefined;
    const found = await this.memberships.pageOfCustomer(ctx, _id, limit + 1, after);
    const { items, nextCursor } = pageOf(found, limit);
    return { items: await this.present(ctx, items), ...(nextCursor ? { nextCursor } : {}) };
  }

  /** @throws {NotFoundError} */
  async get(ctx: RequestContext, id: string): Promise<MembershipOutput> {
    return this.show(ctx, await this.memberships.get(ctx, id));
  }

  /** One membership, for staff. */
  async show(ctx: RequestContext, membership: Membership): Promise<MembershipOutput> {
    const [output] = await this.present(ctx, [membership]);
    if (!output) throw new NotFoundError();
    return output;
  }

  /** The ledger, latest first. @throws {NotFoundError} */
  async ledger(ctx: RequestContext, id: string, query: PageQuery): Promise<MembershipUsesPage> {
    const { _id } = await this.memberships.get(ctx, id);
    const { items, nextCursor } = await this.ledgerPage(ctx, _id, query);
    const left = await this.uses.standing(ctx, _id, items);
    return {
      items: items.map((use) => toMembershipUseOutput(use, left.get(use._id.toHexString()) ?? 0)),
      ...(nextCursor ? { nextCursor } : {}),
    };
  }

  /** @throws {NotFoundError} unless both are the token's */
  async listOwn(
    ctx: RequestContext,
    { customerId, vendorId }: HubMembershipsQuery,
  ): Promise<ListedHubMembership[]> {
    const vendor = await this.vendors.current(ctx);
    const named = vendorId === ctx.vendorId || vendorId.toLowerCase() === vendor.slug;
    if (!named || customerId !== ownId(ctx)) throw new NotFoundError();
    return this.own(ctx);
  }

  /** The signed-in guest's, latest first. @throws {NotFoundError} for staff */
  async own(ctx: RequestContext): Promise<ListedHubMembership[]> {
    const memberships = await this.memberships.ofCustomer(ctx, clientId(ownId(ctx)));
    const { types, today, languageCode } = await this.surroundings(ctx, memberships);
    const pictures = await this.placedPictures.shown(
      ctx,
      memberships.map((membership) => types(membership)._picture),
      languageCode,
    );
    return memberships.map((membership) => {
      const type = types(membership);
      const picture = pictures.get(type._picture?.toHexString() ?? '');
      return { ...toHubMembership(membership, type, today), ...(picture && { picture }) };
    });
  }

  /**
   * All of the signed-in guest's memberships, latest first, read as they are consumed. @throws
   * {NotFoundError}
   */
  async *everyOwn(ctx: RequestContext): AsyncGenerator<HubMembership> {
    const guest = clientId(ownId(ctx));
    for await (const batch of this.memberships.batchesOfCustomer(ctx, guest)) {
      yield* await this.presentOwn(ctx, batch);
    }
  }

  /** The ledger of the guest's own membership. @throws {NotFoundError} also for another guest's */
  async ownLedger(
    ctx: RequestContext,
    id: string,
    query: PageQuery,
  ): Promise<HubMembershipUsesPage> {
    const { _id, _customer } = await this.memberships.get(ctx, id);
    if (_customer.toHexString() !== ownId(ctx)) throw new NotFoundError();
    const { items, nextCursor } = await this.ledgerPage(ctx, _id, query);
    return { items: items.map(toHubMembershipUse), ...(nextCursor ? { nextCursor } : {}) };
  }

  private async ledgerPage(
    scope: TenantScope,
    membership: Types.ObjectId,
    { limit, cursor }: PageQuery,
  ) {
    const after = cursor ? new Types.ObjectId(cursor) : undefined;
    return pageOf(await this.uses.page(scope, membership, limit + 1, after), limit);
  }

  private async presentOwn(
    ctx: RequestContext,
    memberships: readonly Membership[],
  ): Promise<HubMembership[]> {
    const { types, today } = await this.surroundings(ctx, memberships);
    return memberships.map((membership) => toHubMembership(membership, types(membership), today));
  }

  private async present(
    ctx: RequestContext,
    memberships: readonly Membership[],
  ): Promise<MembershipOutput[]> {
    const { types, today } = await this.surroundings(ctx, memberships);
    return memberships.map((membership) =>
      toMembershipOutput(membership, types(membership), today),
    );
  }

  /** What is needed to show them: their types in the caller's language, and the venue's today. */
  private async surroundings(ctx: RequestContext, memberships: readonly Membership[]) {
    const [{ timezone, languageCode }, shown] = await Promise.all([
      this.vendors.resolve(ctx.vendorId),
      this.types.shown(
        { vendorId: ctx.vendorId },
        memberships.map(({ _membershipType }) => _membershipType),
        ctx.language,
      ),
    ]);
    return {
      languageCode,
      today: venueToday(ctx.now.getTime(), timezone),
      types: ({ _membershipType }: Membership) =>
        shown.get(_membershipType.toHexString()) ?? UNKNOWN_TYPE,
    };
  }
}

/** @throws {NotFoundError} for staff: nothing is theirs here */
function ownId({ actor }: RequestContext): string {
  if (actor.kind !== 'guest') throw new NotFoundError();
  return actor.id;
}
