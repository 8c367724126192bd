import type { AuditValueKind } from '../audit-value-kinds';

/** What belongs to the dining rooms. */
export const seatingFields = {
  diningRoom: {
    name: 'text',
    defaultFNB: 'yesNo',
    tables: 'seats',
    combinations: 'seats',
    shapes: 'hidden',
    sections: 'names',
    _background: 'picture',
    backgroundOpacity: 'number',
    _picture: 'picture',
    bookings: 'number',
    bookingIds: 'names',
  },
  tableBlock: {
    name: 'text',
    _venue: 'rooms',
    tables: 'tables',
    date: 'day',
    until: 'day',
    timeindex: 'time',
    timeindexEnd: 'time',
  },
  pause: { name: 'text', _service: 'service', until: 'instant' },
  doorParty: { date: 'day', participants: 'number', quotedMinutes: 'minutes', state: 'choice' },
  sectionService: { date: 'day', servers: 'names' },
} as const satisfies Record<string, Record<string, AuditValueKind>>;
