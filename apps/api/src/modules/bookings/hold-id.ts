import { Types } from 'mongoose';

const HOLD_ID = /^([0-9a-f]{24})(\d{4})(\d{2})(\d{2})[0-9a-f]{24}$/;

/** What a hold keeps places in. */
export interface HoldPlace {
  readonly _service: Types.ObjectId;
  /** The day at 00:00Z. */
  readonly start: Date;
}

/** An id that says where its hold is, so that no index has to; its last part cannot be guessed. */
export function newHoldId(serviceId: Types.ObjectId, date: string, unique: string): string {
  return `${serviceId.toHexString()}${date.replaceAll('-', '')}${unique}`;
}

/** Undefined for what cannot be the id of a hold. */
export function placeOfHold(id: string): HoldPlace | undefined {
  const [, service, year, month, day] = HOLD_ID.exec(id) ?? [];
  const start = new Date(`${year}-${month}-${day}T00:00:00Z`);
  if (!service || Number.isNaN(start.getTime())) return undefined;
  return { _service: Types.ObjectId.createFromHexString(service), start };
}
