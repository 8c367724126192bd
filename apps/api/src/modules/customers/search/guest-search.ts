import { termPattern, termsOf } from '@atrium/rules/texts/search-text';
import { Injectable } from '@nestjs/common';
import { mongo } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { RuleError } from '../../../common/errors/app-error';
import { VendorsService } from '../../vendors/public';
import { GuestSearchRepository } from './guest-search.repository';
import { rarestFirst } from './rarest-first';
import { type GuestFoundOutput, type GuestSearchQuery, toGuestFound } from './search.dto';

export interface GuestsFound {
  guests: GuestFoundOutput[];
  /** How many there are, at most SEARCH_CAP. */
  total: number;
}

/** Longer queries are cut off here. */
const MAX_QUERY_LENGTH = 100;
/** Further words are ignored. */
const MAX_TERMS = 6;

/**
 * Finds guests by any part of a word: the rarest word drives the index, and the others filter what
 * it finds.
 */
@Injectable()
export class GuestSearch {
  constructor(
    private readonly guests: GuestSearchRepository,
    private readonly vendors: VendorsService,
  ) {}

  /** @throws {RuleError} TOO_MANY_RESULTS when it takes too long */
  async find(ctx: RequestContext, text: string, query: GuestSearchQuery): Promise<GuestsFound> {
    const terms = termsOf(text.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_TERMS);
    const [rarest, ...others] = await inTime(() =>
      rarestFirst(terms, (term, limit) => this.guests.count(ctx, termPattern(term), limit)),
    );
    if (rarest === undefined) return { guests: [], total: 0 };
    const { languageCode } = await this.vendors.current(ctx);
    const { rows, total } = await inTime(() =>
      this.guests.page(ctx, { rarest: termPattern(rarest), others, languageCode, ...query }),
    );
    return { guests: rows.map(toGuestFound), total };
  }
}

const EXCEEDED_TIME_LIMIT = 50;

async function inTime<T>(search: () => Promise<T>): Promise<T> {
  try {
    return await search();
  } catch (error) {
    if (error instanceof mongo.MongoServerError && error.code === EXCEEDED_TIME_LIMIT) {
      throw new RuleError('TOO_MANY_RESULTS', { cause: error });
    }
    throw error;
  }
}
