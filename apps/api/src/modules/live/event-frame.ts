import type { StoredEvent } from '../../common/events/event-log';

/** Tells a client that it has missed too much and must reload everything. */
export const RELOAD = 'event: reload\ndata: {}\n\n';

/** The contents of a frame, besides its id and time. */
interface Told {
  type: string;
  /** Hexadecimal id. */
  entityId: string;
  payload: Readonly<Record<string, unknown>>;
  /** For staff: which of them did it, or that a guest, visitor or job did. */
  by?: StoredEvent['by'];
}

function frame({ _id, at }: StoredEvent, told: Told): string {
  const id = _id.toHexString();
  const data = JSON.stringify({ id, at: at.toISOString(), ...told });
  return `id: ${id}\nevent: ${told.type}\ndata: ${data}\n\n`;
}

/** Serialises an event once for all listeners who receive the same frame. */
const once = (write: (event: StoredEvent) => string) => {
  const written = new WeakMap<StoredEvent, string>();
  return (event: StoredEvent): string => {
    const known = written.get(event);
    if (known !== undefined) return known;
    const text = write(event);
    written.set(event, text);
    return text;
  };
};

const whole = ({ type, entityId, payload }: StoredEvent): Told => ({
  type,
  entityId: entityId.toHexString(),
  payload,
});

/** An event as a server-sent event: id, type, and the rest as JSON, with who did it. */
export const staffFrame = once((event) => frame(event, { ...whole(event), by: event.by }));

/** The same without who did it: guests are not told the names of staff. */
const ownFrame = once((event) => frame(event, whole(event)));

/** That it happened, and nothing about it. */
const bareFrame = once((event) => frame(event, { ...whole(event), payload: {} }));

/**
 * Somebody's booking, as others may see it: availability in a slot has changed. Reveals neither the
 * booking nor its size.
 */
const availabilityFrame = once((event) => {
  const { service, date, timeindex, previous } = event.payload;
  const slots = [slotOf({ service, date, timeindex }), slotOf(previous)].flatMap(
    (slot) => slot ?? [],
  );
  return frame(event, {
    type: 'availability.changed',
    entityId: typeof service === 'string' ? service : '',
    payload: { slots },
  });
});

/** The slot stored with an event. */
function slotOf(place: unknown): { service: string; date: string; timeindex: number } | undefined {
  if (typeof place !== 'object' || place === null) return undefined;
  if (!('service' in place && 'date' in place && 'timeindex' in place)) return undefined;
  const { service, date, timeindex } = place;
  if (typeof service !== 'string' || typeof date !== 'string') return undefined;
  return typeof timeindex === 'number' ? { service, date, timeindex } : undefined;
}

/** Events every guest of the venue may see. */
const SEEN_BY_ALL = ['service', 'theme', 'vendor'];

/**
 * What a guest may see of an event: everything about their own things; of others' bookings only
 * that a slot has changed; and changes to what the venue shows.
 * @param guestId hex id
 */
export const guestFrame =
  (guestId: string) =>
  (event: StoredEvent): string | undefined => {
    if (event._customer?.toHexString() === guestId) return ownFrame(event);
    const [entity = ''] = event.type.split('.');
    if (entity === 'booking') return availabilityFrame(event);
    return SEEN_BY_ALL.includes(entity) ? bareFrame(event) : undefined;
  };
