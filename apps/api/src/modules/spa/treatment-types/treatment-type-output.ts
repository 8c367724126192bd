import { treatmentMinutes } from '@atrium/rules/spa/setup';
import type { TreatmentType } from './treatment-type.schema';
import type { TreatmentTypeOutput } from './treatment-types.dto';

export function toTreatmentTypeOutput(type: TreatmentType): TreatmentTypeOutput {
  const { _id, _vendor, claims, createdAt, updatedAt, ...fields } = type;
  const { lengths, therapists, rooms, intake, ...rest } = fields;
  return {
    _id: _id.toHexString(),
    ...rest,
    anyOrder: rest.anyOrder ?? false,
    taxRates: rest.taxRates ?? [],
    intake: {
      asked: intake?.asked ?? false,
      questions: (intake?.questions ?? []).map((question) => ({
        ...question,
        _id: question._id.toHexString(),
      })),
    },
    lengths: lengths.map((length) => ({
      _id: length._id.toHexString(),
      phases: length.phases.map(({ kind, minutes }) => ({ kind, minutes })),
      minutes: treatmentMinutes(length.phases),
      price: length.price,
    })),
    therapists: therapists.map((id) => id.toHexString()),
    rooms: rooms.map((id) => id.toHexString()),
  };
}
