import { may } from '@atrium/rules/access/access-levels';
import { isLockedFor } from '@atrium/rules/spa/treatments/treatment-status';
import { Injectable } from '@nestjs/common';
import type { Types, UpdateQuery } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { AppError, ConflictError, ForbiddenError } from '../../../common/errors/app-error';
import { present } from '../../../common/present';
import type { Transaction } from '../../../common/transactions/transaction';
import { CapacityService } from '../../capacity/public';
import { CustomersService } from '../../customers/public';
import { IntakeRecords } from '../intake-answers/public';
import { TreatmentCover } from './cover/treatment-cover';
import { PayableTreatments } from './money/payable-treatments';
import { recordTreatment } from './treatment.events';
import type { Treatment } from './treatment.schema';
import { claimOf } from './treatment-claims';
import { type Draft, TreatmentDrafts } from './treatment-drafts';
import type { TreatmentChange, TreatmentGuestInput, TreatmentInput } from './treatments.dto';
import { TreatmentsRepository } from './treatments.repository';

/** What is known of a new treatment beside what was asked for. */
export interface NewTreatment {
  /** Whether the guest booked it. */
  readonly onlineBooking?: boolean;
  /** Of one that is booked without an account. */
  readonly bookingId?: string;
  /** The journey that it belongs to. */
  readonly _journey?: Types.ObjectId;
  /** The therapists were chosen by the rules, so their level costs nothing more. */
  readonly isChosen?: boolean;
}

export interface TreatmentMove {
  readonly before: Treatment;
  readonly change: TreatmentChange;
}

/** Writes treatments with their claims, their audit entries and their events, in a transaction of the caller. */
@Injectable()
export class TreatmentWriter {
  // seven: each writes one thing that a treatment holds
  constructor(
    private readonly treatments: TreatmentsRepository,
    private readonly drafts: TreatmentDrafts,
    private readonly cover: TreatmentCover,
    private readonly capacity: CapacityService,
    private readonly customers: CustomersService,
    private readonly intakes: IntakeRecords,
    private readonly payables: PayableTreatments,
  ) {}

  /** @throws as `TreatmentEditor.create`, and {ResourceTakenError} */
  async create(
    tx: Transaction,
    { outsideWorkingTime, _membership, _stayTreatment, ...input }: TreatmentInput,
    { onlineBooking = false, bookingId, _journey, isChosen = false }: NewTreatment = {},
  ): Promise<Treatment> {
    assertMayOverride(tx, outsideWorkingTime);
    const draft = await this.drafts.create(tx, input, isChosen);
    const agreed = {
      ...{ ...draft.after, onlineBooking },
      ...(bookingId ? { bookingId } : {}),
      ...(_journey ? { _journey } : {}),
    };
    const after = await this.cover.cover(tx, undefined, agreed, {
      ...{ _membership, _stayTreatment },
    });
    await this.capacity.claim(tx, claimOf(after));
    assertWorking(draft, outsideWorkingTime);
    const created = await this.treatments.insert(tx, after);
    await this.cover.settle(tx, undefined, created);
    recordTreatment(tx, 'treatment.created', null, created, {
      outsideWorkingTime: draft.isOffShift,
    });
    return created;
  }

  /**
   * All or nothing; one may take what another gives up.
   * @returns each as it has become
   * @throws as `TreatmentEditor.change`, and {ResourceTakenError}
   */
  async change(tx: Transaction, moves: readonly TreatmentMove[]): Promise<Treatment[]> {
    const own = moves.map(({ before }) => before._id.toHexString());
    const drafts: Draft[] = [];
    for (const { before, change } of moves) {
      const { version, outsideWorkingTime, _membership, _stayTreatment, ...fields } = change;
      assertMayOverride(tx, outsideWorkingTime);
      assertUnlocked(before, change);
      const draft = await this.drafts.change(tx, before, fields, own);
      const after = await this.cover.cover(tx, before, draft.after, {
        ...{ _membership, _stayTreatment },
      });
      drafts.push({ ...draft, after });
    }
    const claims = moves.map(({ before }, index) => {
      const after = drafts[index]?.after;
      return { before: claimOf(before), after: after ? claimOf(after) : null };
    });
    await this.capacity.change(tx, claims);
    const written: Treatment[] = [];
    for (const [index, { before, change }] of moves.entries()) {
      const draft = drafts[index];
      if (!draft) continue;
      assertWorking(draft, change.outsideWorkingTime);
      const after = await this.treatments.updateVersioned(
        tx,
        before._id,
        change.version,
        replacing(before, draft.after),
      );
      await this.cover.settle(tx, before, after);
      // another guest's health is nothing that this guest's therapist may read
      if (!isSameGuest(before, after)) await this.intakes.drop(tx, after._id);
      recordTreatment(tx, 'treatment.updated', before, after, {
        outsideWorkingTime: draft.isOffShift,
      });
      written.push(after);
    }
    return written;
  }

  /** @throws {AppError} 423 TREATMENT_LOCKED @throws {ConflictError} BOOKING_PAID */
  async delete(tx: Transaction, before: Treatment): Promise<void> {
    assertUnlocked(before);
    await this.payables.assertNothingPaid(tx, before);
    await this.capacity.release(tx, claimOf(before));
    await this.treatments.delete(tx, before._id);
    await this.cover.settle(tx, before, undefined);
    await this.intakes.drop(tx, before._id);
    recordTreatment(tx, 'treatment.deleted', before, null);
  }

  /** Id of a guest who is found by their address, or made. @throws as `CustomersService.create` */
  async guest(tx: Transaction, given: TreatmentGuestInput): Promise<string> {
    const known = given.email ? await this.customers.findForSignIn(tx, given.email) : null;
    const { _id } = known ?? (await this.customers.create(tx, present({ ...given })));
    return _id.toHexString();
  }
}

const isSameGuest = (before: Treatment, after: Treatment): boolean =>
  String(before._customer ?? '') === String(after._customer ?? '');

function assertUnlocked(before: Treatment, change: TreatmentChange = {}): void {
  if (isLockedFor(before, change)) throw new AppError(423, 'TREATMENT_LOCKED');
}

function assertMayOverride({ actor }: RequestContext, outsideWorkingTime?: boolean): void {
  const level = actor.kind === 'staff' ? actor.level : undefined;
  if (outsideWorkingTime && !may(level, 'treatments.override')) throw new ForbiddenError();
}

function assertWorking({ isOffShift, isInactive }: Draft, outsideWorkingTime = false): void {
  if (isInactive || (isOffShift && !outsideWorkingTime)) {
    throw new ConflictError('THERAPIST_NOT_WORKING');
  }
}

/** All of what it becomes; what it no longer has is removed. */
function replacing(before: Treatment, after: Treatment): UpdateQuery<Treatment> {
  const { _id, _vendor, version, createdAt, updatedAt, ...fields } = after;
  const gone = Object.keys(before).filter((field) => !(field in after));
  return {
    $set: fields,
    ...(gone.length > 0 ? { $unset: Object.fromEntries(gone.map((field) => [field, 1])) } : {}),
  };
}
