import type { StoredEvent } from '../../common/events/event-log';

/** Tells a client that it missed more than can be told: read everything anew. */
export const RELOAD = 'event: reload\ndata: {}\n\n';

/** An event as a server-sent event: its id, its type, and the rest as JSON. */
export function frameOf({ _id, type, at, entityId, payload }: StoredEvent): string {
  const data = JSON.stringify({
    id: _id.toHexString(),
    type,
    at: at.toISOString(),
    entityId: entityId.toHexString(),
    payload,
  });
  return `id: ${_id.toHexString()}\nevent: ${type}\ndata: ${data}\n\n`;
}
