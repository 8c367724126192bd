import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import type { Transaction } from '../../../common/transactions/transaction';
import { type Treatment, TreatmentPresenter, TreatmentWriter } from '../treatments/public';
import { JourneyEditor } from './journey-editor';
import type { JourneyGuestInput, JourneyInput, JourneyMove, JourneyOutput } from './journeys.dto';
import { byStart } from './journeys.service';

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
    const steps = { guests: (tx: Transaction) => this.known(tx, guests), answer: this.told };
    return this.editor.book(ctx, input, steps);
  }

  /** @throws as `JourneyEditor.move` */
  move(ctx: RequestContext, id: string, to: JourneyMove): Promise<JourneyOutput> {
    return this.editor.move(ctx, id, to, { answer: this.told });
  }

  /** @throws as `JourneyEditor.cancel` */
  cancel(ctx: RequestContext, id: string): Promise<null> {
    return this.editor.cancel(ctx, id, { answer: async () => null });
  }

  private readonly told = async (
    tx: Transaction,
    treatments: readonly Treatment[],
  ): Promise<JourneyOutput> => ({
    _id: journeyOf(treatments),
    treatments: await this.presenter.forStaff(tx, treatments.toSorted(byStart)),
  });

  private async known(
    tx: Transaction,
    guests: readonly JourneyGuestInput[],
  ): Promise<(string | undefined)[]> {
    const found: (string | undefined)[] = [];
    for (const { _customer, newCustomer } of guests) {
      found.push(_customer ?? (newCustomer && (await this.writer.guest(tx, newCustomer))));
    }
    return found;
  }
}

const journeyOf = (treatments: readonly Treatment[]): string =>
  treatments[0]?._journey?.toHexString() ?? '';
