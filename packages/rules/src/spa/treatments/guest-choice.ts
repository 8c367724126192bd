import { addonTotal } from '../../money/money';

/** What guests choose of a treatment, in the hub and without an account. */

/** A treatment as it is offered; amounts in minor units. */
export interface OfferedTreatment {
  readonly lengths: readonly { readonly _id: string; readonly price: number }[];
  /** Those who can be asked for. */
  readonly therapists: readonly OfferedTherapist[];
  /** How many get it at once. */
  readonly guests: number;
}

interface OfferedTherapist {
  readonly _id: string;
  readonly name: string;
  readonly gender: string;
  /** On top of the price, if they are asked for by name. */
  readonly surcharge: number;
}

/** `woman`, `man`, or the id of a therapist. */
export type Wish = string;

/** What a request says that is asked for. */
export type AskedFor = { readonly gender: 'woman' | 'man' } | { readonly _therapist: string };

/** @param wish undefined or empty: anyone */
export function askedFor(wish: Wish | undefined): AskedFor | undefined {
  if (!wish) return undefined;
  return wish === 'woman' || wish === 'man' ? { gender: wish } : { _therapist: wish };
}

export type WishOption =
  | { readonly value: Wish; readonly is: 'any' | 'woman' | 'man' | 'women' | 'men' }
  | {
      readonly value: Wish;
      readonly is: 'named';
      readonly name: string;
      readonly surcharge: number;
    };

/**
 * Whom a guest can ask for: anyone, a woman, a man, or somebody by name; only what the venue has.
 * @param byName whether somebody can be asked for by name
 */
export function wishOptions(
  { therapists, guests }: Omit<OfferedTreatment, 'lengths'>,
  byName = true,
): WishOption[] {
  const has = (gender: string) => therapists.some((one) => one.gender === gender);
  const isTogether = guests > 1;
  return [
    { value: '', is: 'any' },
    ...(has('woman') && has('man')
      ? ([
          { value: 'woman', is: isTogether ? 'women' : 'woman' },
          { value: 'man', is: isTogether ? 'men' : 'man' },
        ] as const)
      : []),
    ...(byName ? therapists : []).map(
      ({ _id, name, surcharge }) => ({ value: _id, is: 'named', name, surcharge }) as const,
    ),
  ];
}

/** The addons that are chosen, with what they cost each. @param quantities by id */
export const chosenAddons = <A extends { readonly _id: string }>(
  addons: readonly A[],
  quantities: Readonly<Record<string, number>>,
): (A & { quantity: number })[] =>
  addons
    .map((addon) => ({ ...addon, quantity: quantities[addon._id] ?? 0 }))
    .filter(({ quantity }) => quantity > 0);

interface Choice {
  /** Id of a length. */
  readonly length: string | undefined;
  readonly wish: Wish | undefined;
  /** Quantities by id. */
  readonly addons: Readonly<Record<string, number>>;
  /** A membership or a stay pays for it; addons are still paid for. */
  readonly isCovered?: boolean;
}

/** What a treatment costs everybody in it, in minor units: a therapist's level only where it was asked for. */
export function chosenPrice(
  {
    lengths,
    therapists,
    addons,
  }: OfferedTreatment & {
    readonly addons: readonly { readonly _id: string; readonly price: number }[];
  },
  { length, wish, isCovered = false, ...choice }: Choice,
): number {
  const extras = addonTotal(chosenAddons(addons, choice.addons));
  if (isCovered) return extras;
  const price = lengths.find(({ _id }) => _id === length)?.price ?? 0;
  const surcharge = therapists.find(({ _id }) => _id === wish)?.surcharge ?? 0;
  return price + surcharge + extras;
}
