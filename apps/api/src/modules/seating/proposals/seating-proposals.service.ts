import { Injectable } from '@nestjs/common';
import { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { ConflictError, NotFoundError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import {
  type Booking,
  EveningParties,
  ReseatBookings,
  type Reseating,
} from '../../bookings/public';
import { EveningLook, type FoundSeating } from './evening-look';
import type { SeatingProposal } from './seating-proposal.schema';
import { type SeatingProposalOutput, toSeatingProposalOutput } from './seating-proposals.dto';
import { type ProposalPlace, SeatingProposalsRepository } from './seating-proposals.repository';

/** Proposals of a better seating: found at night or on demand, accepted and undone by staff. */
@Injectable()
export class SeatingProposals {
  constructor(
    private readonly proposals: SeatingProposalsRepository,
    private readonly evening: EveningLook,
    private readonly parties: EveningParties,
    private readonly bookings: ReseatBookings,
    private readonly transactions: Transactions,
  ) {}

  /** Those of a day that can be accepted or undone: none of their bookings has changed. */
  async list(ctx: RequestContext, date: string): Promise<SeatingProposalOutput[]> {
    const current = await this.proposals.current(ctx, date);
    const versions = await this.parties.versions(
      ctx,
      current.flatMap((proposal) => partsOf(proposal).map(({ _booking }) => _booking)),
    );
    return current
      .filter((proposal) =>
        partsOf(proposal).every(
          ({ _booking, version }) => versions.get(_booking.toHexString()) === version,
        ),
      )
      .map(toSeatingProposalOutput);
  }

  /** Looks at a day again, and answers as `list`. @param date yyyy-mm-dd */
  async look(ctx: RequestContext, date: string): Promise<SeatingProposalOutput[]> {
    await this.renew(ctx, date);
    return this.list(ctx, date);
  }

  /**
   * All its moves and those whom they make room for, or nothing.
   * @throws {NotFoundError}
   * @throws {ConflictError} PROPOSAL_STALE when the evening is no longer what it was; it has been looked at again
   */
  async accept(ctx: RequestContext, id: string): Promise<SeatingProposalOutput> {
    const proposal = await this.proposals.get(ctx, id);
    const found = await this.evening.at(ctx, proposal.date);
    const isStill = found.some((one) => isSamePlace(one, proposal) && isSameWith(one, proposal));
    if (proposal.state !== 'open' || !isStill) return this.refuse(ctx, proposal.date);
    const reseatings: Reseating[] = [
      ...proposal.moves.map(({ _booking: _id, version, to: tables }) => ({ _id, version, tables })),
      ...proposal.wouldSeat.map(({ _booking: _id, version, tables }) => ({
        ...{ _id, version, tables },
        list: 'leaves' as const,
      })),
    ];
    return this.reseat(ctx, proposal, reseatings, 'accepted');
  }

  /**
   * Everybody back where they were, and those who were seated back on the waiting list, or nothing.
   * @throws {NotFoundError}
   * @throws {ConflictError} PROPOSAL_STALE when one of the bookings has changed since
   */
  async undo(ctx: RequestContext, id: string): Promise<SeatingProposalOutput> {
    const proposal = await this.proposals.get(ctx, id);
    if (proposal.state !== 'accepted') return this.refuse(ctx, proposal.date);
    const reseatings: Reseating[] = [
      ...proposal.moves.map(({ _booking: _id, version, from: tables }) => ({
        ...{ _id, version, tables },
      })),
      ...proposal.wouldSeat.map(({ _booking: _id, version, _bookingStatus }) => ({
        ...{ _id, version, tables: [], list: 'rejoins' as const },
        ...(_bookingStatus ? { _bookingStatus } : {}),
      })),
    ];
    return this.reseat(ctx, proposal, reseatings, 'undone');
  }

  /** Stores what a look finds, in place of what is open. @param date yyyy-mm-dd */
  async renew({ idempotency: _, ...ctx }: RequestContext, date: string): Promise<void> {
    const found = await this.evening.at(ctx, date);
    const open = (await this.proposals.current(ctx, date)).filter(({ state }) => state === 'open');
    const kept = open.filter((proposal) =>
      found.some((one) => isSamePlace(one, proposal) && isSameWith(one, proposal)),
    );
    const old = open.filter((proposal) => !kept.includes(proposal));
    const fresh: FoundSeating[] = [];
    for (const one of found) {
      if (kept.some((proposal) => isSamePlace(one, proposal))) continue;
      const undone = await this.proposals.lastUndone(ctx, one);
      // staff have said no to just this
      if (!undone || !haveSameTables(one, undone)) fresh.push(one);
    }
    if (old.length === 0 && fresh.length === 0) return;
    const stored = this.transactions.run(ctx, async (tx) => {
      for (const proposal of old) {
        await this.proposals.updateVersioned(tx, proposal._id, proposal.version, {
          $set: { state: 'stale' },
        });
        tell(tx, proposal);
      }
      for (const one of fresh) {
        tell(tx, await this.proposals.insertNew(tx, { ...one, state: 'open' }));
      }
    });
    await stored.catch((error: unknown) => {
      // another look at the same evening was faster
      if (!(error instanceof ConflictError)) throw error;
    });
  }

  private async reseat(
    ctx: RequestContext,
    proposal: SeatingProposal,
    reseatings: readonly Reseating[],
    state: 'accepted' | 'undone',
  ): Promise<SeatingProposalOutput> {
    try {
      return await this.bookings.reseat(ctx, reseatings, async (tx, after) => {
        const stored = await this.proposals.updateVersioned(tx, proposal._id, proposal.version, {
          $set: { state, ...withVersions(proposal, after) },
        });
        tell(tx, stored);
        return toSeatingProposalOutput(stored);
      });
    } catch (error) {
      if (!(error instanceof ConflictError || error instanceof NotFoundError)) throw error;
      if (state === 'undone') await this.giveUp(ctx, proposal);
      return this.refuse(ctx, proposal.date);
    }
  }

  /** It can no longer be undone. */
  private async giveUp(
    { idempotency: _, ...ctx }: RequestContext,
    { _id, version }: SeatingProposal,
  ): Promise<void> {
    const change = { $set: { state: 'stale' as const } };
    await this.transactions.run(ctx, async (tx) =>
      tell(tx, await this.proposals.updateVersioned(tx, _id, version, change)),
    );
  }

  /** @throws {ConflictError} PROPOSAL_STALE, after another look */
  private async refuse(ctx: RequestContext, date: string): Promise<never> {
    await this.renew(ctx, date);
    throw new ConflictError('PROPOSAL_STALE');
  }
}

const partsOf = ({ moves, wouldSeat }: Pick<SeatingProposal, 'moves' | 'wouldSeat'>) => [
  ...moves,
  ...wouldSeat,
];

/** The versions that an acceptance, or its undoing, left. */
function withVersions(
  { moves, wouldSeat }: SeatingProposal,
  after: readonly Booking[],
): Pick<SeatingProposal, 'moves' | 'wouldSeat'> {
  const versions = new Map(after.map(({ _id, version }) => [_id.toHexString(), version]));
  const now = <P extends { _booking: Types.ObjectId; version: number }>(part: P): P => ({
    ...part,
    version: versions.get(part._booking.toHexString()) ?? part.version,
  });
  return { moves: moves.map(now), wouldSeat: wouldSeat.map(now) };
}

const isSamePlace = (a: ProposalPlace, b: ProposalPlace): boolean =>
  a.date === b.date && a._service.equals(b._service) && a._venue.equals(b._venue);

/** Who goes where. */
const haveSameTables = (a: FoundSeating, b: FoundSeating): boolean => tablesOf(a) === tablesOf(b);

const tablesOf = ({ moves, wouldSeat }: FoundSeating): string =>
  JSON.stringify([
    moves.map(({ _booking, from, to }) => [_booking, from, to]),
    wouldSeat.map(({ _booking, tables }) => [_booking, tables]),
  ]);

/** Who goes where, of bookings that have not changed. */
const isSameWith = (a: FoundSeating, b: FoundSeating): boolean =>
  haveSameTables(a, b) &&
  partsOf(a).every(({ version }, index) => partsOf(b)[index]?.version === version);

const tell = (tx: Transaction, { _id: entityId, date }: SeatingProposal): void =>
  tx.emit({ type: 'seatingProposal.changed', entityId, payload: { date } });
