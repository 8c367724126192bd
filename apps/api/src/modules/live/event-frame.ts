import type { StoredEvent } from '../../common/events/event-log';

/** Tells a client that it missed more than can be told: read everything again. */
export const RELOAD = 'event: reload\ndata: {}\n\n';

/** What a frame says of an event, beside its id and its time. */
interface Told {
  type: string;
  /** Hexadecimal id. */
  entityId: string;
  payload: Readonly<Record<string, unknown>>;
}

function frame({ _id, at }: StoredEvent, told: Told): string {
  const id = _id.toHexString();
  const data = JSON.stringify({ id, at: at.toISOString(), ...told });
  return `id: ${id}\nevent: ${told.type}\ndata: ${data}\n\n`;
}

/** Many listen to the same event: it is written once for all who are told the same. */
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

/** An event as a server-sent event: its id, its type, and the rest as JSON. */
export const staffFrame = once((event) => frame(event, whole(event)));

/** That it happened, and nothing about it. */
const bareFrame = once((event) => frame(event, { ...whole(event), payload: {} }));

/**
 * Somebody's booking, as everybody else may know it: that there is more or less room in a slot. Neither
 * the booking nor how many came with it is said.
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

/** A slot out of what was stored with an event. */
function slotOf(place: unknown): { service: string; date: string; timeindex: number } | undefined {
  if (typeof place !== 'object' || place === null) return undefined;
  if (!('service' in place && 'date' in place && 'timeindex' in place)) return undefined;
  const { service, date, timeindex } = place;
  if (typeof service !== 'string' || typeof date !== 'string') return undefined;
  return typeof timeindex === 'number' ? { service, date, timeindex } : undefined;
}

/** Kinds of things that every guest of the venue sees. */
const SEEN_BY_ALL = ['service', 'theme', 'vendor'];

/**
 * What a guest may know of an event: their own things whole, of others' bookings only that a slot has
 * changed, that the venue changed what it shows, and nothing else.
 * @param guestId hexadecimal id
 */
export const guestFrame =
  (guestId: string) =>
  (event: StoredEvent): string | undefined => {
    if (event._customer?.toHexString() === guestId) return staffFrame(event);
    const [entity = ''] = event.type.split('.');
    if (entity === 'booking') return availabilityFrame(event);
    return SEEN_BY_ALL.includes(entity) ? bareFrame(event) : undefined;
  };
