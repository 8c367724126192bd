import type { Types } from 'mongoose';

type Value = string | number | boolean | bigint | Date | Types.ObjectId | Uint8Array;

/** A value's own path, or those of its fields, in lists too. */
type Below<V, Path extends string, Whole extends string> = Path extends Whole
  ? Path
  : [keyof V] extends [never]
    ? Path
    : V extends Value
      ? Path
      : V extends readonly (infer Item)[]
        ? Below<NonNullable<Item>, Path, Whole>
        : string extends keyof V
          ? Path
          : {
              [K in keyof V & string]-?: Below<NonNullable<V[K]>, `${Path}.${K}`, Whole>;
            }[keyof V & string];

/**
 * Every field of a document, those inside of others by their path: `address.city`, `companions.name`. Fields
 * that `Whole` names are not looked into.
 */
export type FieldPath<T, Whole extends string = never> = {
  [K in keyof T & string]-?: Below<NonNullable<T[K]>, K, Whole>;
}[keyof T & string];
