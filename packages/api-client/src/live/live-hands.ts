/** A change that a colleague made a moment ago. */
export interface Hand {
  /** The event's id. */
  id: string;
  /** `booking.created`, `booking.changed` and so on. */
  event: string;
  entityId: string;
  by: { id: string; name: string };
}

/** How long a colleague's change is pointed out. */
export const HAND_SHOWN_MS = 8_000;

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Whose hand an event was; undefined unless it was staff. */
export function handOf(event: string, data: string): Hand | undefined {
  const told: unknown = JSON.parse(data);
  if (!isRecord(told) || !isRecord(told.by)) return undefined;
  const { id, entityId, by } = told;
  if (typeof id !== 'string' || typeof entityId !== 'string') return undefined;
  if (typeof by.id !== 'string' || typeof by.name !== 'string') return undefined;
  return { id, event, entityId, by: { id: by.id, name: by.name } };
}
