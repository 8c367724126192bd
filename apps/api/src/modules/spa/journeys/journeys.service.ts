import { journeyMoves } from '@atrium/rules/spa/journeys/journey-moves';
import { journeyOffers } from '@atrium/rules/spa/journeys/journey-search';
import { bookableStarts } from '@atrium/rules/spa/times/free-starts';
import { Injectable } from '@nestjs/common';
import type { RequestContext } from '../../../common/context/request-context';
import { VendorsService } from '../../vendors/public';
import { TreatmentPresenter, TreatmentsService } from '../treatments/public';
import { type JourneyAsker, JourneyDemands } from './journey-demands';
import type {
  JourneyOffersOutput,
  JourneyOutput,
  JourneyQuery,
  JourneyStart,
} from './journeys.dto';
import { MovedJourneys } from './moved-journeys';

/** Several treatments at once: when they can be given, and those that were booked together. */
@Injectable()
export class JourneysService {
  constructor(
    private readonly demands: JourneyDemands,
    private readonly moved: MovedJourneys,
    private readonly treatments: TreatmentsService,
    private readonly presenter: TreatmentPresenter,
    private readonly vendors: VendorsService,
  ) {}

  /** @throws as `JourneyDemands.read` */
  async offers(
    ctx: RequestContext,
    asked: JourneyQuery,
    asker: JourneyAsker = 'desk',
  ): Promise<JourneyOffersOutput> {
    const { demand, day, spacing, price, currency } = await this.demands.read(ctx, asked, asker);
    const { offers, isComplete } = journeyOffers(demand, spacing);
    const ends = demand.treatments.map((treatment) => treatment.demand.plan.end);
    return {
      date: asked.date,
      offers: offers.map(({ starts, staffed }) => {
        const treatments = starts.map((start, index) => {
          const { therapists = [], room = '' } = staffed[index] ?? {};
          return {
            timeindexStart: start,
            timeindexEnd: start + (ends[index] ?? 0),
            therapists: therapists.map((_id) => named(_id, day.therapistsById)),
            room: named(room, day.roomsById),
          };
        });
        return {
          timeindexStart: Math.min(...starts),
          timeindexEnd: Math.max(...treatments.map(({ timeindexEnd }) => timeindexEnd)),
          treatments,
        };
      }),
      ...{ isComplete, price, currency },
    };
  }

  /** @throws {NotFoundError} */
  async get(ctx: RequestContext, _id: string): Promise<JourneyOutput> {
    const treatments = await this.treatments.ofJourney(ctx, _id);
    return { _id, treatments: await this.presenter.forStaff(ctx, treatments) };
  }

  /**
   * When all of a journey could begin on a day.
   * @throws {NotFoundError}
   * @throws {RuleError} JOURNEY_ON_SEVERAL_DAYS
   */
  async starts(ctx: RequestContext, id: string, date: string): Promise<JourneyStart[]> {
    const treatments = await this.treatments.ofJourney(ctx, id);
    const { timezone: zone, spaTimeSlotSpaceInMinutes } = await this.vendors.current(ctx);
    const { given, offsets } = await this.moved.read(ctx, treatments, date);
    const length = Math.max(
      ...given.map(({ demand }, index) => (offsets[index] ?? 0) + demand.plan.end),
    );
    const found = journeyMoves(given, offsets, spaTimeSlotSpaceInMinutes);
    return bookableStarts(date, found, { now: ctx.now.getTime(), zone }).map((start) => ({
      timeindexStart: start,
      timeindexEnd: start + length,
    }));
  }
}

export const byStart = (
  a: { readonly timeindexStart: number },
  b: { readonly timeindexStart: number },
): number => a.timeindexStart - b.timeindexStart;

const named = (_id: string, byId: ReadonlyMap<string, { readonly name: string }>) => ({
  _id,
  name: byId.get(_id)?.name ?? '',
});
