import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import { type Treatment, TreatmentPresenter, TreatmentWriter } from '../treatments/public';
import { type JourneyAnswer, JourneyEditor } from './journey-editor';
import type { JourneyGuestInput, JourneyInput, JourneyMove, JourneyOutput } from './journeys.dto';

/** What the desk does with journeys. */
@Injectable()
export class StaffJourneysService {
  constructor(
    private readonly editor: JourneyEditor,
    private readonly writer: TreatmentWriter,
    private readonly presenter: TreatmentPresenter,
  ) {}

  /**
   * @throws as `JourneyEditor.book`
   * @throws {NotFoundError} a guest
   * @throws {RuleError} as `CustomersService.create`
   */
  book(ctx: RequestContext, { guests = [], ...input }: JourneyInput): Promise<JourneyOutput> {
    return this.editor.book(ctx, input, (tx) => this.known(tx, guests), this.told);
  }

  /** @throws as `JourneyEditor.move` */
  move(ctx: RequestContext, id: string, to: JourneyMove): Promise<JourneyOutput> {
    return this.editor.move(ctx, id, to, this.told);
  }

  /** @throws as `JourneyEditor.cancel` */
  cancel(ctx: RequestContext, id: string): Promise<null> {
    return this.editor.cancel(ctx, id, async () => null);
  }

  private readonly told: JourneyAnswer<JourneyOutput> = async (tx, treatments) => ({
    _id: journeyOf(treatments),
    treatments: await this.presenter.forStaff(
      tx,
      treatments.toSorted((a, b) => a.timeindexStart - b.timeindexStart),
    ),
  });

  private async known(
    tx: Transaction,
    guests: readonly JourneyGuestInput[],
  ): Promise<(string | undefined)[]> {
    const found: (string | undefined)[] = [];
    for (const { _customer, customer } of guests) {
      found.push(_customer ?? (customer && (await this.writer.guest(tx, customer))));
    }
    return found;
  }
}

const journeyOf = (treatments: readonly Treatment[]): string =>
  treatments[0]?._journey?.toHexString() ?? '';
