import type { Document } from 'mongodb';

/** What a program that uses a client says of its bookings. */
export interface Told {
  /** Id of what it booked. */
  booking: string;
  /** The same again, asked for with the same Idempotency-Key. */
  repeated: string;
  /** The same, read by its id. */
  read: string;
  /** Code of the refusal of a booking for nobody. */
  refused: string;
  /** Of the booking, as staff read it. */
  comment: string;
  /** Of the booking, once staff have cancelled it. */
  active: boolean;
  /** Code of the refusal to cancel the version that it was. */
  stale: string;
}

export const commentOf = (language: string): string => `Booked by a client in ${language}`;

/** The last object of JSON that it prints; tools around the program say something too, and in colour. */
export function readTold(output: string): Told {
  const json = output.match(/\{"booking".*\}/g)?.at(-1);
  if (json === undefined) throw new Error(`It told nothing: ${output}`);
  return JSON.parse(json);
}

/**
 * @param stored the bookings in the database with its comment
 * @returns what is wrong with either; nothing if all is right
 */
export function faultsOf(
  { booking, repeated, read, refused, comment, active, stale }: Told,
  language: string,
  stored: readonly Document[],
): string[] {
  const [one] = stored;
  const expected: [what: string, found: unknown, right: unknown][] = [
    ['the booking repeated', repeated, booking],
    ['the booking read', read, booking],
    ['the refusal', refused, 'MISSING_PARTICIPANTS'],
    ['the comment', comment, commentOf(language)],
    ['active, as told', active, false],
    ['the refusal of a stale version', stale, 'STALE_VERSION'],
    ['bookings stored', stored.length, 1],
    ['the booking stored', String(one?._id), booking],
    ['active, as stored', one?.active, false],
  ];
  return expected.flatMap(([what, found, right]) =>
    found === right ? [] : [`${what}: ${String(found)}, not ${String(right)}`],
  );
}
