/** One field that was not accepted. */
export class FieldFailure {
  /** Path of the field, dotted, e.g. `times.0.start`. */
  field: string;
  /** Which rule it breaks, stable as the other codes. @example FIELD_TOO_LONG */
  code?: string;
  /** In the language of the answer; in English what the validator says, with its limits. */
  message: string;
}

/** The answer of every request that fails. */
export class Failure {
  /** Always false. @example false */
  success: boolean;
  /** The HTTP status again. @example 409 */
  statusCode: number;
  /** Stable, upper snake case; texts may change, codes do not. @example SLOT_FULL */
  code: string;
  /** What a person is told, in the language that `Accept-Language` asks for; English without one. */
  error: string;
  /** The same text as `error`. */
  message: string;
  /** Which fields, when the request itself was at fault. */
  details?: FieldFailure[];
  /** Facts beside the text, e.g. `available` or `currentVersion`. */
  data?: Record<string, unknown>;
  /** The id under which the log has the rest; only with 500. */
  requestId?: string;
}
