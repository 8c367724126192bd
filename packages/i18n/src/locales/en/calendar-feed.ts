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
      'Every booked time appears in your phone’s calendar with the number of people coming. It has no names, but anyone with the address can read it.',
    diningRoom:
      'Every time tables in this room are booked appears in your phone’s calendar with the number of people coming. It has no names, but anyone with the address can read it.',
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
