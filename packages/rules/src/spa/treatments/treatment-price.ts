/** What a therapist's level costs more. */
export interface LevelSurcharge {
  readonly level: number;
  /** Minor units. */
  readonly surcharge: number;
}

/**
 * What a treatment costs, in minor units: a level costs more only if somebody asked for who has it.
 * @param price of its length
 * @param askedLevels of those who are asked for
 */
export const treatmentPrice = (
  price: number,
  levelPrices: readonly LevelSurcharge[],
  askedLevels: readonly number[],
): number =>
  askedLevels.reduce(
    (sum, asked) => sum + (levelPrices.find(({ level }) => level === asked)?.surcharge ?? 0),
    price,
  );
