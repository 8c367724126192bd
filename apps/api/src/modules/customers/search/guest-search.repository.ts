import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, PipelineStage, Types } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { CUSTOMER_SEARCH_INDEX, Customer } from '../customer.schema';
import type { GuestRow, GuestSort } from './search.dto';

/** Matches that are sorted and shown: 40 pages. Beyond that the search must be more specific. */
export const SEARCH_CAP = 600;
const PAGE_SIZE = 15;
/** A search normally takes milliseconds; one that runs this long slows down everybody else. */
const MAX_TIME_MS = 5_000;

export interface SearchRequest {
  /** Anchored pattern of the word with the fewest matches. */
  rarest: string;
  /** Words that must be found too, normalised. */
  others: readonly string[];
  /** Determines the sort order. */
  languageCode: string;
  /** From 1. */
  page: number;
  sort: GuestSort;
  order: 'asc' | 'desc';
}

@Injectable()
export class GuestSearchRepository {
  constructor(@InjectModel(Customer.name) private readonly model: Model<Customer>) {}

  /** Guests with a key that starts with this, counted up to `limit`. */
  count(scope: TenantScope, pattern: string, limit: number): Promise<number> {
    return this.model.countDocuments(
      { _vendor: objectId(scope.vendorId), searchKeys: new RegExp(pattern) },
      { limit, hint: CUSTOMER_SEARCH_INDEX, maxTimeMS: MAX_TIME_MS },
    );
  }

  /** Ids of guests with all of these words, unordered, at most `limit`. */
  async ids(
    scope: TenantScope,
    request: Pick<SearchRequest, 'rarest' | 'others'>,
    limit: number,
  ): Promise<Types.ObjectId[]> {
    const found = await this.model
      .find(searchFilter(scope, request), { _id: 1 }, { hint: CUSTOMER_SEARCH_INDEX })
      .limit(limit)
      .maxTimeMS(MAX_TIME_MS)
      .lean<Pick<Customer, '_id'>[]>();
    return found.map(({ _id }) => _id);
  }

  /** The ids, among these guests, of those with all of the words. */
  async idsAmong(
    scope: TenantScope,
    guests: readonly Types.ObjectId[],
    terms: readonly string[],
  ): Promise<Types.ObjectId[]> {
    const found = await this.model
      .find(
        { _id: { $in: [...guests] }, _vendor: objectId(scope.vendorId), ...having(terms) },
        { _id: 1 },
      )
      .hint({ _id: 1 })
      .maxTimeMS(MAX_TIME_MS)
      .lean<Pick<Customer, '_id'>[]>();
    return found.map(({ _id }) => _id);
  }

  async page(
    scope: TenantScope,
    request: SearchRequest,
  ): Promise<{ rows: GuestRow[]; total: number }> {
    const [found] = await this.model
      .aggregate<{ rows: GuestRow[]; total: { count: number }[] }>(searchPipeline(scope, request))
      .option(searchOptions(request.languageCode));
    return { rows: found?.rows ?? [], total: found?.total[0]?.count ?? 0 };
  }
}

/** Contains all of these words, anywhere. */
const having = (terms: readonly string[]) =>
  terms.length > 0
    ? { $and: terms.map((term) => ({ searchText: new RegExp(escaped(term)) })) }
    : {};

function searchFilter(
  scope: TenantScope,
  { rarest, others }: Pick<SearchRequest, 'rarest' | 'others'>,
) {
  return {
    _vendor: objectId(scope.vendorId),
    searchKeys: new RegExp(rarest),
    // a separate field, so that the planner cannot choose one of these words to drive the query
    ...having(others),
  };
}

/** One sorted page of the first SEARCH_CAP matches, and their number. */
export function searchPipeline(
  scope: TenantScope,
  { page, sort, order, ...request }: SearchRequest,
): PipelineStage[] {
  const direction = order === 'asc' ? 1 : -1;
  const names = { lastname: direction, firstname: direction, _id: 1 } as const;
  return [
    { $match: searchFilter(scope, request) },
    { $limit: SEARCH_CAP },
    { $project: { firstname: 1, lastname: 1, email: 1, phone: 1, loyaltyCode: 1 } },
    {
      $facet: {
        rows: [
          { $sort: { [sort]: direction, ...names } },
          { $skip: (page - 1) * PAGE_SIZE },
          { $limit: PAGE_SIZE },
        ],
        total: [{ $count: 'count' }],
      },
    },
  ];
}

/** Sorts by the rules of the venue's language, ignoring case. */
export function searchOptions(languageCode: string) {
  return {
    hint: CUSTOMER_SEARCH_INDEX,
    maxTimeMS: MAX_TIME_MS,
    collation: { locale: languageCode === 'no' ? 'nb' : languageCode, strength: 3 },
  };
}

const escaped = (term: string) => term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
