import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString, type Types } from 'mongoose';
import type { RequestContext, TenantScope } from '../../common/context/request-context';
import { objectId } from '../../common/database/object-id';
import type { Transaction } from '../../common/transactions/transaction';
import { CustomersService } from '../customers/public';
import type { Membership } from './membership.schema';
import { recordMembership } from './memberships.events';
import { MembershipsRepository } from './memberships.repository';
import type { NewMembership } from './new-membership';
import type { MembershipType } from './types/membership-type.schema';
import { MembershipTypesRepository } from './types/membership-types.repository';
import { MembershipLedger } from './uses/membership-ledger';

/** A membership from another system, with the uses taken there. */
export interface ImportedMembership extends NewMembership {
  readonly numberOfUsages: number;
}

/** Imports and exports memberships. */
@Injectable()
export class MembershipImports {
  constructor(
    private readonly memberships: MembershipsRepository,
    private readonly types: MembershipTypesRepository,
    private readonly ledger: MembershipLedger,
    private readonly customers: CustomersService,
  ) {}

  /** Finds a type by its id or by its name in any language, whatever its case. */
  async typesOf(scope: TenantScope): Promise<(text: string) => MembershipType | undefined> {
    const types = await this.types.byName(scope);
    return (text) =>
      types.find(
        ({ _id, name, languageList }) =>
          _id.toHexString() === text ||
          [name, ...languageList.map((one) => one.name)].some(
            (one) => one?.toLowerCase() === text.toLowerCase(),
          ),
      );
  }

  /** Names of all types by hex id. */
  async typeNames(scope: TenantScope): Promise<ReadonlyMap<string, string>> {
    const types = await this.types.byName(scope);
    return new Map(types.map(({ _id, name }) => [_id.toHexString(), name]));
  }

  /** Which of these keys of a source, or our own ids, exist already. */
  async known(scope: TenantScope, system: string, keys: readonly string[]): Promise<Set<string>> {
    const own = keys.filter((key) => isObjectIdOrHexString(key)).map((key) => objectId(key));
    const [theirs, ours] = await Promise.all([
      this.memberships.find(
        scope,
        { 'source.system': system, 'source.key': { $in: [...keys] } },
        { projection: { 'source.key': 1 } },
      ),
      own.length > 0
        ? this.memberships.find(scope, { _id: { $in: own } }, { projection: { _id: 1 } })
        : [],
    ]);
    return new Set([
      ...theirs.flatMap(({ source }) => source?.key ?? []),
      ...ours.map(({ _id }) => _id.toHexString()),
    ]);
  }

  /** Imports one; earlier uses become a single ledger entry. */
  async bringIn(
    tx: Transaction,
    { numberOfUsages, ...membership }: ImportedMembership,
  ): Promise<void> {
    const _customer = await this.customers.claim(tx, membership._customer);
    const created = await this.memberships.add(tx, { ...membership, _customer });
    recordMembership(tx, 'membership.imported', null, created);
    if (numberOfUsages > 0) await this.ledger.take(tx, created, numberOfUsages, {});
  }

  /** In order of creation, after `after`. */
  page(ctx: RequestContext, limit: number, after?: Types.ObjectId): Promise<Membership[]> {
    return this.memberships.find(ctx, after ? { _id: { $gt: after } } : {}, {
      sort: { _id: 1 },
      limit,
    });
  }
}
