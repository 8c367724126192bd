import { isCalendarDate } from '@atrium/rules/calendar/calendar-date';

export const actorKinds = ['staff', 'guest', 'key', 'visitor', 'system'] as const;
/** What a guest's log covers. */
export const guestEntities = [
  'customer',
  'booking',
  'treatment',
  'stay',
  'membership',
  'message',
] as const;
/** What the venue's log covers. */
export const entities = [
  ...guestEntities,
  'vendor',
  'user',
  'apiKey',
  'webhook',
  'service',
  'bookingStatus',
  'segment',
  'diningRoom',
  'tableBlock',
  'pause',
  'treatmentType',
  'therapist',
  'treatmentRoom',
  'shift',
  'shiftTemplate',
  'absence',
  'theme',
  'membershipType',
  'package',
  'messageTemplate',
  'sitePage',
] as const;

export type Entity = (typeof entities)[number];

/** The filters of a log, kept in the address; empty means any. */
export interface AuditFilter {
  who: (typeof actorKinds)[number] | '';
  what: Entity | '';
  /** `yyyy-mm-dd` of the venue, inclusive. */
  from: string;
  /** `yyyy-mm-dd` of the venue, inclusive. */
  until: string;
}

/** Reads an address; invalid values are dropped. */
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

/** The shortest address for a filter. */
export const writeAuditFilter = (filter: AuditFilter): URLSearchParams =>
  new URLSearchParams(Object.entries(filter).filter(([, value]) => value !== ''));

/** The question to the API. */
export const toAuditQuery = ({ who, what, from, until }: AuditFilter) => ({
  ...(who && { actorKind: who }),
  ...(what && { entity: what }),
  ...(from && { from }),
  ...(until && { until }),
});
