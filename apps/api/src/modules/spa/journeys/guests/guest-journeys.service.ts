import { Injectable } from '@nestjs/common';
import { ownId } from '../../../../common/context/own-id';
import type { RequestContext } from '../../../../common/context/request-context';
import { RuleError } from '../../../../common/errors/app-error';
import { GuestTreatmentPresenter } from '../../guest-treatments/public';
import { TreatmentTypesService } from '../../treatment-types/public';
import { type Treatment, TreatmentMail, TreatmentsService } from '../../treatments/public';
import { JourneyEditor } from '../journey-editor';
import type { JourneyMove, JourneyQuery, JourneyStart } from '../journeys.dto';
import { byStart, JourneysService } from '../journeys.service';
import { assertOwn, GuestJourneyRules } from './guest-journey-rules';
import type {
  HubJourney,
  HubJourneyInput,
  HubJourneyOffers,
  HubJourneyQuery,
  HubJourneyTreatmentInput,
} from './guest-journeys.dto';

type Shared<T> = Omit<HubJourneyQuery, 'treatments'> & { readonly treatments: readonly T[] };

/** What guests do with journeys: each is booked under them, moved and cancelled as a whole. */
@Injectable()
export class GuestJourneysService {
  // seven: a journey is many treatments, and is shown, moved and mailed as one
  constructor(
    private readonly journeys: JourneysService,
    private readonly editor: JourneyEditor,
    private readonly treatments: TreatmentsService,
    private readonly types: TreatmentTypesService,
    private readonly rules: GuestJourneyRules,
    private readonly mail: TreatmentMail,
    private readonly presenter: GuestTreatmentPresenter,
  ) {}

  /**
   * @throws as `JourneyDemands.read`
   * @throws {RuleError} TREATMENT_NOT_ONLINE
   */
  async offers(ctx: RequestContext, query: HubJourneyQuery): Promise<HubJourneyOffers> {
    const asked = await this.shared(ctx, query);
    const { offers, date, price, currency } = await this.journeys.offers(ctx, asked, 'guest');
    return {
      ...{ date, price, currency },
      offers: offers.map(({ treatments, ...times }) => ({
        ...times,
        treatments: treatments.map(({ timeindexStart, timeindexEnd }, index) => ({
          _treatmentType: asked.treatments[index]?._treatmentType ?? '',
          ...{ timeindexStart, timeindexEnd },
          guests: asked.treatments[index]?.guests?.length ?? 1,
        })),
      })),
    };
  }

  /**
   * @throws as `JourneyEditor.book`
   * @throws {RuleError} those of `guestStartProblem`
   */
  async book(
    ctx: RequestContext,
    { starts, comment, ...query }: HubJourneyInput,
  ): Promise<HubJourney> {
    const asked = await this.shared(ctx, query);
    if (starts.length !== asked.treatments.length)
      throw RuleError.ofField('INVALID_TIME', 'starts');
    const treatments = asked.treatments.map((one, index) => ({
      ...one,
      timeindexStart: starts[index] ?? 0,
    }));
    return this.editor.book(
      ctx,
      { ...asked, treatments, ...(comment ? { comment } : {}) },
      {
        onlineBooking: true,
        guests: async (tx) => [ownId(tx)],
        check: async (tx) => {
          const types = treatments.map(({ _treatmentType }) => _treatmentType);
          await this.rules.assertOffered(tx, types, query.date, starts);
        },
        answer: async (tx, booked) => {
          const inOrder = booked.toSorted(byStart);
          await this.mail.confirm(tx, inOrder);
          return this.told(tx, inOrder);
        },
      },
    );
  }

  /** @throws {NotFoundError} also for one that is not all the guest’s own */
  async get(ctx: RequestContext, id: string): Promise<HubJourney> {
    return this.told(ctx, await this.own(ctx, id));
  }

  /** @throws as `get` */
  async calendar(ctx: RequestContext, id: string): Promise<string> {
    return this.mail.calendar(ctx, await this.own(ctx, id));
  }

  /** @throws as `get`, and as `JourneysService.starts` */
  async starts(ctx: RequestContext, id: string, date: string): Promise<JourneyStart[]> {
    const own = await this.own(ctx, id);
    const problem = await this.rules.startProblem(ctx, own.map(typeOf));
    const found = await this.journeys.starts(ctx, id, date);
    return found.filter(({ timeindexStart }) => !problem(date, startsFrom(timeindexStart, own)));
  }

  /**
   * @throws as `JourneyEditor.move`
   * @throws {RuleError} CANCELLATION_DEADLINE_PASSED, and those of `guestStartProblem`
   */
  move(ctx: RequestContext, id: string, to: JourneyMove): Promise<HubJourney> {
    return this.editor.move(ctx, id, to, {
      check: async (tx, before) => {
        await this.rules.assertMay(tx, 'move', before);
        const starts = startsFrom(to.timeindexStart, before);
        await this.rules.assertOffered(tx, before.map(typeOf), to.date, starts);
      },
      answer: async (tx, after, before) => {
        await this.mail.changed(tx, before, after);
        return this.told(tx, after);
      },
    });
  }

  /**
   * @throws as `JourneyEditor.cancel`
   * @throws {RuleError} CANCELLATION_DEADLINE_PASSED, TREATMENT_PAID
   */
  cancel(ctx: RequestContext, id: string): Promise<null> {
    return this.editor.cancel(ctx, id, {
      check: (tx, before) => this.rules.assertMay(tx, 'cancel', before),
      answer: async (tx, cancelled) => {
        await this.mail.cancelled(tx, cancelled);
        return null;
      },
    });
  }

  /** Who gets what: a treatment for two goes to both, one for a single guest to each of them. */
  private async shared<T extends HubJourneyTreatmentInput>(
    ctx: RequestContext,
    { guests = 1, treatments, ...rest }: Shared<T>,
  ): Promise<Omit<JourneyQuery, 'treatments'> & { treatments: (T & { guests: number[] })[] }> {
    const all = Array.from({ length: guests }, (_, guest) => guest);
    const given: (T & { guests: number[] })[] = [];
    for (const [index, one] of treatments.entries()) {
      const type = await this.types.get(ctx, one._treatmentType);
      if (type.guests > guests) {
        throw RuleError.ofField('JOURNEY_GUESTS', `treatments.${index}._treatmentType`);
      }
      const groups = type.guests === 1 ? all.map((guest) => [guest]) : [all];
      given.push(...groups.map((group) => ({ ...one, guests: group })));
    }
    return { ...rest, treatments: given };
  }

  private async told(ctx: RequestContext, journey: readonly Treatment[]): Promise<HubJourney> {
    const treatments = await this.presenter.all(ctx, journey);
    const deadlines = treatments.map((one) => one.cancellationDeadline).sort();
    const isOnOneDay = new Set(treatments.map(({ date }) => date)).size === 1;
    return {
      _id: journey[0]?._journey?.toHexString() ?? '',
      treatments,
      total: treatments.reduce((sum, { total }) => sum + total, 0),
      currency: treatments[0]?.currency ?? '',
      cancellationDeadline: deadlines[0] ?? '',
      canChange: isOnOneDay && treatments.every((one) => one.canChange),
      canCancel: treatments.every((one) => one.canCancel),
    };
  }

  private async own(ctx: RequestContext, id: string): Promise<Treatment[]> {
    const found = await this.treatments.ofJourney(ctx, id);
    assertOwn(ctx, found);
    return found;
  }
}

const typeOf = ({ _treatmentType }: Treatment): string => _treatmentType?.toHexString() ?? '';

/** When each begins if the first begins then. @param treatments by their start */
const startsFrom = (start: number, treatments: readonly Treatment[]): number[] =>
  treatments.map(
    ({ timeindexStart }) => start + timeindexStart - (treatments[0]?.timeindexStart ?? 0),
  );
