import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import type { TenantScope } from '../../../common/context/request-context';
import { TenantRepository } from '../../../common/database/tenant.repository';
import { ConflictError } from '../../../common/errors/app-error';
import { OPEN_PROPOSAL_KEY, SeatingProposal } from './seating-proposal.schema';

/** What a proposal is about. */
export type ProposalPlace = Pick<SeatingProposal, 'date' | '_service' | '_venue'>;

@Injectable()
export class SeatingProposalsRepository extends TenantRepository<SeatingProposal> {
  constructor(@InjectModel(SeatingProposal.name) model: Model<SeatingProposal>) {
    super(model, [{ key: OPEN_PROPOSAL_KEY, error: ConflictError, code: 'PROPOSAL_STALE' }]);
  }

  /** Those of a day that staff can accept or undo, the oldest first. @param date yyyy-mm-dd */
  current(scope: TenantScope, date: string): Promise<SeatingProposal[]> {
    return this.find(
      scope,
      { date, state: { $in: ['open', 'accepted'] } },
      { sort: { createdAt: 1, _id: 1 } },
    );
  }

  /** The last one that staff undid. */
  async lastUndone(
    scope: TenantScope,
    { date, _service, _venue }: ProposalPlace,
  ): Promise<SeatingProposal | undefined> {
    const [last] = await this.find(
      scope,
      { date, state: 'undone', _service, _venue },
      { sort: { updatedAt: -1 }, limit: 1 },
    );
    return last;
  }
}
