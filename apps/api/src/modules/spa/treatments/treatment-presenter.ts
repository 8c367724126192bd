import { languageOf, pickTranslation } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { CallContext, TenantScope } from '../../../common/context/request-context';
import { CustomersService } from '../../customers/public';
import { SegmentsService } from '../../segments/public';
import { TreatmentRoomsService } from '../rooms/public';
import { TherapistsService } from '../therapists/public';
import { TreatmentTypesService } from '../treatment-types/public';
import {
  type OwnTreatment,
  type TreatmentOutput,
  toOwnTreatment,
  toTreatmentOutput,
} from './treatment.dto';
import type { Treatment } from './treatment.schema';

/** Whose treatments, and the language that they are told in. */
type Reader = TenantScope & Pick<CallContext, 'language'>;

/** Treatments with what they refer to. */
@Injectable()
export class TreatmentPresenter {
  constructor(
    private readonly customers: CustomersService,
    private readonly types: TreatmentTypesService,
    private readonly therapists: TherapistsService,
    private readonly rooms: TreatmentRoomsService,
    private readonly segments: SegmentsService,
  ) {}

  async forStaff(scope: Reader, treatments: readonly Treatment[]): Promise<TreatmentOutput[]> {
    const [customers, types, therapists, rooms, segments] = await Promise.all([
      this.customers.namesOf(scope, named(treatments, '_customer')),
      this.types.byIds(scope, named(treatments, '_treatmentType')),
      this.therapists.byIds(scope, therapistsOf(treatments)),
      this.rooms.byIds(scope, named(treatments, '_room')),
      this.segments.byIds(scope, named(treatments, '_segment')),
    ]);
    const references = { language: scope.language, customers, types, therapists, rooms, segments };
    return treatments.map((treatment) => toTreatmentOutput(treatment, references));
  }

  async one(scope: Reader, treatment: Treatment): Promise<TreatmentOutput> {
    const [told] = await this.forStaff(scope, [treatment]);
    if (!told) throw new Error('one treatment has one answer');
    return told;
  }

  async forGuest(ctx: Reader, treatments: readonly Treatment[]): Promise<OwnTreatment[]> {
    const [types, therapists] = await Promise.all([
      this.types.byIds(ctx, named(treatments, '_treatmentType')),
      this.therapists.byIds(ctx, therapistsOf(treatments)),
    ]);
    const language = languageOf(ctx.language) ?? 'en';
    return treatments.map((treatment) => {
      const type = types.get(treatment._treatmentType?.toHexString() ?? '');
      const name = type && pickTranslation(type.languageList, language, type).name;
      return toOwnTreatment(treatment, name, { therapists, language });
    });
  }
}

const named = (
  treatments: readonly Treatment[],
  field: '_customer' | '_treatmentType' | '_room' | '_segment',
): Types.ObjectId[] => unique(treatments.flatMap((treatment) => treatment[field] ?? []));

const therapistsOf = (treatments: readonly Treatment[]): Types.ObjectId[] =>
  unique(treatments.flatMap(({ therapists }) => therapists.map(({ _therapist }) => _therapist)));

const unique = (ids: readonly Types.ObjectId[]): Types.ObjectId[] => [
  ...new Map(ids.map((id) => [id.toHexString(), id])).values(),
];
