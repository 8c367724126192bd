import {
  isWishedFor,
  type PartToTakeOver,
  takeoverOptions,
} from '@atrium/rules/spa/schedules/takeovers';
import { isPause } from '@atrium/rules/spa/treatments/treatment-status';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import type { Transaction } from '../../../common/transactions/transaction';
import { Transactions } from '../../../common/transactions/transactions';
import { VendorsService } from '../../vendors/public';
import { SpaDays } from '../days/public';
import type { LostTime } from '../setup/impact-answer';
import { type TreatmentType, TreatmentTypesService } from '../treatment-types/public';
import { type Treatment, TreatmentsService } from '../treatments/public';
import { ScheduleChanges } from './schedule-changes';
import type {
  NoTakeoverReason,
  ScheduleChangeInput,
  TakeoverCandidate,
  TakeoverPreviewOutput,
} from './takeovers.dto';

/** A treatment and one of its therapists, who cannot give it any more. */
interface LostPart {
  readonly treatment: Treatment;
  /** Hex id. */
  readonly from: string;
}

interface Option {
  readonly candidates: TakeoverCandidate[];
  readonly proposed?: string;
}

const NOBODY: Option = { candidates: [] };

/** Tells which treatments a change of working time would break, and who could take over each. */
@Injectable()
export class TakeoverPlanner {
  constructor(
    private readonly changes: ScheduleChanges,
    private readonly treatments: TreatmentsService,
    private readonly types: TreatmentTypesService,
    private readonly days: SpaDays,
    private readonly vendors: VendorsService,
    private readonly transactions: Transactions,
  ) {}

  /** Tries the change out, so that working time is what it would be. @throws as `ScheduleChanges.make` */
  preview(ctx: RequestContext, change: ScheduleChangeInput): Promise<TakeoverPreviewOutput> {
    return this.transactions.tryOut(ctx, async (tx) => {
      const lost: LostTime[] = [];
      await this.changes.make(tx, change, {
        ...{ takenOver: new Set<string>(), left: 'all' },
        onLost: (more) => void lost.push(...more),
      });
      const parts = await this.partsOf(tx, lost);
      const options = await this.optionsOf(tx, parts);
      const told = await this.treatments.told(
        tx,
        parts.map(({ treatment }) => treatment),
      );
      return {
        options: parts.flatMap((part, index) => {
          const treatment = told[index];
          const option = options.get(part) ?? NOBODY;
          const reason = option.candidates.length === 0 ? { reason: reasonOf(part) } : {};
          return treatment ? { treatment, from: part.from, ...option, ...reason } : [];
        }),
      };
    });
  }

  /** Each treatment once for each therapist whom it loses, by day and start. */
  private async partsOf(tx: Transaction, lost: readonly LostTime[]): Promise<LostPart[]> {
    const therapistsOf = new Map<string, Set<string>>();
    for (const { _id, _therapist } of lost) {
      therapistsOf.set(_id, (therapistsOf.get(_id) ?? new Set()).add(_therapist));
    }
    const found = await this.treatments.byIds(tx, [...therapistsOf.keys()].map(objectId));
    return found.flatMap((treatment) =>
      [...(therapistsOf.get(treatment._id.toHexString()) ?? [])].map((from) => ({
        treatment,
        from,
      })),
    );
  }

  private async optionsOf(
    tx: Transaction,
    parts: readonly LostPart[],
  ): Promise<ReadonlyMap<LostPart, Option>> {
    const { spaTimeSlotSpaceInMinutes: useful } = await this.vendors.current(tx);
    const types = new Map((await this.types.all(tx)).map((one) => [one._id.toHexString(), one]));
    const options = new Map<LostPart, Option>();
    for (const date of new Set(parts.map(({ treatment }) => treatment.date))) {
      const open = parts.flatMap((lost) => {
        const { treatment } = lost;
        const type = types.get(treatment._treatmentType?.toHexString() ?? '');
        const isOpen = treatment.date === date && !treatment.treatmentLock;
        return isOpen && type ? { lost, type, part: toPart(lost, type) } : [];
      });
      const able = new Map<string, Types.ObjectId>(
        open.flatMap(({ type }) => type.therapists.map((id) => [id.toHexString(), id] as const)),
      );
      const day = await this.days.read(tx, date, { therapists: [...able.values()], rooms: [] });
      const found = takeoverOptions(
        open.map(({ part }) => part),
        day.therapists,
        useful,
      );
      for (const [index, { candidates, proposed }] of found.entries()) {
        const lost = open[index]?.lost;
        if (!lost) continue;
        options.set(lost, {
          candidates: candidates.map((_id) => ({
            ...{ _id, name: day.therapistsById.get(_id)?.name ?? '' },
          })),
          ...(proposed === undefined ? {} : { proposed }),
        });
      }
    }
    return options;
  }
}

function toPart({ treatment, from }: LostPart, type: TreatmentType): PartToTakeOver {
  const { _id, timeindexStart: start, held, therapists, wish } = treatment;
  const ids = therapists.map(({ _therapist }) => _therapist.toHexString());
  return {
    ...{ _id: _id.toHexString(), start, plan: held, from },
    beside: ids.filter((id) => id !== from),
    able: type.therapists.map((id) => id.toHexString()),
    wish: wishOf(wish),
  };
}

const wishOf = (wish: Treatment['wish']) => ({
  gender: wish?.gender ?? null,
  _therapist: wish?._therapist?.toHexString() ?? null,
});

function reasonOf({ treatment, from }: LostPart): NoTakeoverReason {
  if (isPause(treatment)) return 'pause';
  if (treatment.treatmentLock) return 'locked';
  return isWishedFor({ from, wish: wishOf(treatment.wish) }) ? 'wish' : 'nobody';
}
