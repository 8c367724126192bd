/** The guard of a resource refused: somebody else has it at that time. */
export class OccupiedError extends Error {
  override readonly name = 'OccupiedError';

  constructor(
    /** `<kind>:<resource>|<yyyy-mm-dd>` */
    readonly occupationId: string,
  ) {
    super(`${occupationId} is taken`);
  }
}
