import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { clientId } from '../../../common/database/object-id';
import { pageOf } from '../../../common/http/page';
import type { PageQuery } from '../../../common/http/page.dto';
import type { Customer } from '../customer.schema';
import { CustomersRepository } from '../customers.repository';
import {
  type AnonymisationPreviewOutput,
  type AnonymisationRunsPageOutput,
  toAnonymisedNext,
  toRunOutput,
} from './anonymisation.dto';
import { AnonymisationCandidates } from './anonymisation-candidates';
import { AnonymisationRunsRepository } from './anonymisation-runs.repository';

/** Batches that one answer looks through: where nearly everybody is recent, a page may be empty. */
const BATCHES = 10;

/** Shows staff whom the coming night anonymises, and what earlier ones did. */
@Injectable()
export class AnonymisationService {
  constructor(
    private readonly candidates: AnonymisationCandidates,
    private readonly customers: CustomersRepository,
    private readonly runs: AnonymisationRunsRepository,
  ) {}

  async preview(
    ctx: RequestContext,
    { limit, cursor }: PageQuery,
  ): Promise<AnonymisationPreviewOutput> {
    const terms = await this.candidates.terms(ctx);
    if (!terms) return { items: [] };
    const { afterMonths, since, timezone } = terms;
    const found: Customer[] = [];
    let last = cursor ? clientId(cursor) : undefined;
    let isMore = true;
    for (let batch = 0; batch < BATCHES && isMore && found.length < limit; batch += 1) {
      const looked = await this.candidates.next(ctx, terms, last);
      found.push(...looked.guests);
      isMore = looked.last !== undefined;
      last = looked.last;
    }
    const shown = found.slice(0, limit);
    const next = found.length > limit ? shown.at(-1)?._id : last;
    const ids = shown.map(({ _id }) => _id);
    const names = new Map(
      (await this.customers.byIds(ctx, ids)).map((one) => [String(one._id), one]),
    );
    return {
      ...{ afterMonths, since },
      items: shown.flatMap(({ _id, createdAt }) => {
        const named = names.get(String(_id));
        return named ? toAnonymisedNext({ ...named, createdAt }, timezone) : [];
      }),
      ...(next ? { nextCursor: next.toHexString() } : {}),
    };
  }

  async receipts(
    ctx: RequestContext,
    { limit, cursor }: PageQuery,
  ): Promise<AnonymisationRunsPageOutput> {
    const after = cursor ? clientId(cursor) : undefined;
    const { items, ...rest } = pageOf(await this.runs.page(ctx, limit + 1, after), limit);
    return { items: items.map(toRunOutput), ...rest };
  }
}
