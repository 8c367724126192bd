import type { Types } from 'mongoose';
import type { Package } from '../../../modules/packages/public';
import type { TreatmentType } from '../../../modules/spa/public';
import type { Stay } from '../../../modules/stays/public';
import type { Random } from '../random';

type Included = readonly (readonly [type: number, quantity: number])[];

/** What packages include for each adult, by their place in the list; types by theirs. */
const INCLUDED: readonly Included[] = [
  [[0, 1]],
  [
    [0, 1],
    [6, 1],
  ],
];

interface Sold<P, S> {
  readonly packages: readonly P[];
  readonly stays: readonly S[];
}

/** Packages with the treatments of a spa that they include, and the stays that were made of them. */
export function withTreatments<
  P extends Pick<Package, '_id'>,
  S extends Pick<Stay, '_package' | 'treatmentTypes'>,
>(
  { packages, stays }: Sold<P, S>,
  types: readonly Pick<TreatmentType, '_id' | 'name'>[],
  random: Random,
): Sold<P & Pick<Package, 'treatmentTypes'>, S> {
  const included = new Map(
    packages.map(({ _id }, place) => [
      _id.toHexString(),
      (INCLUDED[place] ?? []).flatMap(([type, quantity]) => {
        const given = types[type];
        return given ? [{ _treatmentType: given._id, name: given.name, quantity }] : [];
      }),
    ]),
  );
  const of = (id: Types.ObjectId | undefined) => included.get(id?.toHexString() ?? '') ?? [];
  return {
    packages: packages.map((sold) => ({
      ...sold,
      treatmentTypes: of(sold._id).map((type) => ({ _id: random.objectId(), ...type })),
    })),
    stays: stays.map((stay) => ({
      ...stay,
      treatmentTypes: of(stay._package).map((type) => ({
        ...{ _id: random.objectId(), ...type, treatments: [] },
      })),
    })),
  };
}
