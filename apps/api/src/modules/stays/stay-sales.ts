import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext, TenantScope } from '../../common/context/request-context';
import { NotFoundError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { CustomersService } from '../customers/public';
import type { NewStay, Stay } from './stay.schema';
import { StayDrafts } from './stay-drafts';
import type { NewStayInput } from './stay-input.dto';
import { StayPresenter } from './stay-presenter';
import type { StayOutput } from './stays.dto';
import { recordStay } from './stays.events';
import { StaysRepository } from './stays.repository';

/** Stays that guests buy: drafted when they begin to pay, and made as they were shown once they have. */
@Injectable()
export class StaySales {
  constructor(
    private readonly stays: StaysRepository,
    private readonly drafts: StayDrafts,
    private readonly customers: CustomersService,
    private readonly presenter: StayPresenter,
  ) {}

  /** @throws those of StayDrafts.draft */
  draft(tx: Transaction, input: NewStayInput): Promise<NewStay> {
    return this.drafts.draft(tx, input);
  }

  /** @throws {NotFoundError} the guest has been erased */
  async make(tx: Transaction, draft: NewStay): Promise<Stay> {
    const _customer = await this.customers.claim(tx, draft._customer);
    const made = await this.stays.add(tx, { ...draft, _customer });
    recordStay(tx, 'stay.created', null, made);
    return made;
  }

  /** How many stays of a package begin on each of some days; a day without any is left out. */
  starting(
    scope: TenantScope,
    _package: Types.ObjectId,
    days: { readonly first: string; readonly last: string },
  ): Promise<ReadonlyMap<string, number>> {
    return this.stays.starting(scope, _package, days);
  }

  /** @throws {NotFoundError} */
  get(scope: TenantScope, id: string | Types.ObjectId): Promise<Stay> {
    return this.stays.get(scope, id);
  }

  /** A stay as its guest sees it. @throws {NotFoundError} */
  async show(ctx: RequestContext, stay: Stay): Promise<StayOutput> {
    const [shown] = await this.presenter.forGuest(ctx, [stay]);
    if (!shown) throw new NotFoundError();
    return shown;
  }
}
