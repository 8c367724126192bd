export const calendarFeed = {
  title: {
    therapist: 'In your calendar',
    service: 'Calendar',
    diningRoom: 'Calendar',
  },
  about: {
    therapist:
      'Your treatments appear in the calendar of your phone. Whoever has the address can read them: times, treatments, rooms, and first names of guests.',
    service:
      'Each start that is booked appears in the calendar of your phone, with how many come. It has no names; whoever has the address can read it.',
    diningRoom:
      'Each start at which tables of this room are taken appears in the calendar of your phone, with how many come. It has no names; whoever has the address can read it.',
  },
  make: 'Make address',
  renew: 'New address',
  made: 'Address made on {{date}}. It was shown only once.',
  shown: 'Subscribe to this address in your calendar. It is not shown again.',
  address: 'Calendar address',
  copy: 'Copy',
  copied: 'Copied',
  end: 'End address',
  endAsk: 'End this address?',
  endText: 'Calendars that use it stop updating.',
  isMade: 'New address made',
  isEnded: 'Address ended',
  failed: 'The calendar address could not be changed.',
};
