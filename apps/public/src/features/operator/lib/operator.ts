/**
 * Who runs this installation, as it says of itself in `operator.json` beside the app's files. Everything
 * may be missing: then nobody has said it.
 */
export interface Operator {
  name?: string;
  /** The number in the register of companies. */
  registration?: string;
  /** Over several lines. */
  address?: string;
  email?: string;
  phone?: string;
  /** The officer for privacy, with a way to reach them. */
  privacyOfficer?: string;
  /** The law that applies, and where disputes are settled. */
  law?: string;
  /** Service levels: availability in a month, support hours and response times. */
  availability?: string;
  supportHours?: string;
  responseTime?: string;
}

export const operatorFields = {
  name: true,
  registration: true,
  address: true,
  email: true,
  phone: true,
  privacyOfficer: true,
  law: true,
  availability: true,
  supportHours: true,
  responseTime: true,
} as const satisfies Record<keyof Operator, true>;

export type OperatorField = keyof Operator;

/** What the file says, without blanks and whatever is not known here. */
export function readOperator(file: unknown): Operator {
  if (typeof file !== 'object' || file === null) return {};
  const stated = Object.entries(file).filter(
    ([field, value]) => field in operatorFields && typeof value === 'string' && value.trim() !== '',
  );
  return Object.fromEntries(stated.map(([field, value]) => [field, String(value).trim()]));
}
