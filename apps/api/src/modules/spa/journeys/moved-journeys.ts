import type { StaffableTreatment } from '@atrium/rules/spa/journeys/journeys';
import { Injectable } from '@nestjs/common';
import type { TenantScope } from '../../../common/context/request-context';
import { RuleError } from '../../../common/errors/app-error';
import { TreatmentTypesService } from '../treatment-types/public';
import type { Treatment } from '../treatments/public';
import { JourneyDemands, only } from './journey-demands';

/** The treatments of a journey on another day, each with who may give it. */
export interface MovedJourney {
  readonly given: readonly StaffableTreatment[];
  /** Minutes of each treatment after the first. */
  readonly offsets: readonly number[];
}

/** Reads what is known of booked treatments that are to be moved together. */
@Injectable()
export class MovedJourneys {
  constructor(
    private readonly demands: JourneyDemands,
    private readonly types: TreatmentTypesService,
  ) {}

  /**
   * @param treatments by their start
   * @param date yyyy-mm-dd where they are to go
   * @throws {RuleError} JOURNEY_ON_SEVERAL_DAYS
   */
  async read(
    scope: TenantScope & { readonly now: Date },
    treatments: readonly Treatment[],
    date: string,
  ): Promise<MovedJourney> {
    const [first] = treatments;
    if (treatments.some((one) => one.date !== first?.date)) {
      throw new RuleError('JOURNEY_ON_SEVERAL_DAYS');
    }
    const typesById = await this.types.byIds(
      scope,
      treatments.flatMap(({ _treatmentType }) => _treatmentType ?? []),
    );
    const mayGive = treatments.map(({ _treatmentType, therapists, _room }) => {
      const type = typesById.get(_treatmentType?.toHexString() ?? '');
      // who has it keeps it, whatever the type says by now
      return {
        therapists: [
          ...(type?.therapists ?? []),
          ...therapists.map(({ _therapist }) => _therapist),
        ],
        rooms: [...(type?.rooms ?? []), ...(_room ? [_room] : [])],
      };
    });
    const own = treatments.map(({ _id }) => _id.toHexString());
    const day = await this.demands.dayOf(scope, date, mayGive, own);
    const given = treatments.map((treatment, index) => ({
      demand: demandOf(treatment),
      day: only(day, mayGive[index] ?? { therapists: [], rooms: [] }),
      given: {
        therapists: treatment.therapists.map(({ _therapist }) => _therapist.toHexString()),
        ...(treatment._room ? { room: treatment._room.toHexString() } : {}),
      },
    }));
    const offsets = treatments.map((one) => one.timeindexStart - (first?.timeindexStart ?? 0));
    return { given, offsets };
  }
}

/** It takes what it took when it was booked. */
const demandOf = ({ held, therapists, guests, wish, ...times }: Treatment) => ({
  plan: {
    ...held,
    end: times.timeindexEnd - times.timeindexStart,
    endAndReset: times.timeindexEndAndReset - times.timeindexStart,
  },
  ...{ therapistsNeeded: therapists.length, guests },
  wish: { gender: wish?.gender ?? null, _therapist: wish?._therapist?.toHexString() ?? null },
});
