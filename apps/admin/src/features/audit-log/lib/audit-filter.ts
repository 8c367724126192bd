import { isCalendarDate } from '@atrium/rules/calendar-date';

export const actorKinds = ['staff', 'guest', 'visitor', 'system'] as const;
/** What of a guest the log tells about. */
export const guestEntities = ['customer', 'booking', 'stay', 'membership', 'message'] as const;
/** And what of the venue. */
export const entities = [
  ...guestEntities,
  'vendor',
  'user',
  'service',
  'bookingStatus',
  'segment',
  'theme',
  'membershipType',
  'package',
  'messageTemplate',
] as const;

export type Entity = (typeof entities)[number];

/** What the log is narrowed down to; kept in the address. Empty: not narrowed down. */
export interface AuditFilter {
  who: (typeof actorKinds)[number] | '';
  what: Entity | '';
  /** `yyyy-mm-dd` of the venue, included. */
  from: string;
  /** `yyyy-mm-dd` of the venue, included. */
  until: string;
}

/** What an address asks for; what it should not ask for is left out. */
export function readAuditFilter(params: URLSearchParams): AuditFilter {
  const date = (name: string) => {
    const value = params.get(name) ?? '';
    return isCalendarDate(value) ? value : '';
  };
  const from = date('from');
  const until = date('until');
  return {
    who: actorKinds.find((kind) => kind === params.get('who')) ?? '',
    what: entities.find((entity) => entity === params.get('what')) ?? '',
    from,
    until: from && until && until < from ? from : until,
  };
}

/** The shortest address of a filter. */
export const writeAuditFilter = (filter: AuditFilter): URLSearchParams =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));

/** The question to the API. */
export const toAuditQuery = ({ who, what, from, until }: AuditFilter) => ({
  ...(who && { actorKind: who }),
  ...(what && { entity: what }),
  ...(from && { from }),
  ...(until && { until }),
});
