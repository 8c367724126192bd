import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { clientId } from '../../../common/database/object-id';
import { NotFoundError, StaleVersionError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import {
  type Treatment,
  type TreatmentChange,
  TreatmentEditor,
  TreatmentMail,
  TreatmentsService,
} from '../treatments/public';
import { ScheduleChanges } from './schedule-changes';
import type { TakeoverInput, TakeoverMove, TakeoverOutput } from './takeovers.dto';

/** Changes working time and gives the treatments that this breaks to others, in one transaction. */
@Injectable()
export class TakeoverEditor {
  constructor(
    private readonly changes: ScheduleChanges,
    private readonly editor: TreatmentEditor,
    private readonly treatments: TreatmentsService,
    private readonly mail: TreatmentMail,
  ) {}

  /**
   * Nothing is changed unless everything is.
   * @throws as `ScheduleChanges.make` and `TreatmentEditor.change`
   * @throws {ConflictError} TREATMENTS_AFFECTED if it breaks one that is neither moved nor left
   */
  take(
    ctx: RequestContext,
    { change, moves, left, notifyGuests = false }: TakeoverInput,
  ): Promise<TakeoverOutput> {
    const ids = [...new Set(moves.map(({ _id }) => _id.toLowerCase()))];
    const answer = {
      takenOver: new Set(ids),
      left: new Set(left.map((id) => id.toLowerCase())),
    };
    return this.editor.changeAll(
      ctx,
      ids.map((_id) => ({
        _id,
        change: (before: Treatment) =>
          handedOver(
            before,
            moves.filter((move) => move._id.toLowerCase() === _id),
          ),
      })),
      {
        first: async (tx) => {
          await this.assertKnown(tx, answer.left);
          return this.changes.make(tx, change, answer);
        },
        answer: async (tx, treatments, undoChange) => {
          if (notifyGuests) for (const one of treatments) await this.mail.confirm(tx, [one]);
          return {
            treatments: await this.treatments.told(tx, treatments),
            // who was told of the one is told of the other
            undo: {
              ...{ change: undoChange, moves: movesBack(moves, treatments), left: [] },
              notifyGuests,
            },
          };
        },
      },
    );
  }

  /** @throws {NotFoundError} */
  private async assertKnown(tx: Transaction, ids: ReadonlySet<string>): Promise<void> {
    if (ids.size === 0) return;
    const known = await this.treatments.byIds(tx, [...ids].map(clientId));
    if (known.length < ids.size) throw new NotFoundError();
  }
}

/**
 * @throws {StaleVersionError}
 * @throws {NotFoundError} if it is not given by who hands it over
 */
function handedOver(
  { version: current, therapists }: Treatment,
  moves: readonly TakeoverMove[],
): TreatmentChange {
  if (moves.some(({ version }) => version !== current)) throw new StaleVersionError(current);
  const given = new Set(therapists.map(({ _therapist }) => _therapist.toHexString()));
  const takers = new Map(moves.map(({ from, to }) => [from.toLowerCase(), to]));
  if ([...takers.keys()].some((from) => !given.has(from))) throw new NotFoundError();
  return {
    version: current,
    therapists: [...given].map((id) => ({ _therapist: takers.get(id) ?? id })),
  };
}

function movesBack(
  moves: readonly TakeoverMove[],
  treatments: readonly Treatment[],
): TakeoverMove[] {
  const versions = new Map(treatments.map(({ _id, version }) => [_id.toHexString(), version]));
  return moves.map(({ _id, from, to }) => ({
    ...{ _id, version: versions.get(_id.toLowerCase()) ?? 0, from: to, to: from },
  }));
}
