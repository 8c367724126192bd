export const today = {
  failedMessages: 'Failed messages',
  newBookings: 'Booked today',
  bookings: 'Bookings',
  participants: 'Participants',
  arrived: 'Arrived',
  pending: 'Still expected',
  waiting: 'On the waiting list',
  ofPlaces: '{{taken}} of {{places}} places',
  none: 'Nothing is booked for today',
  noneHint: 'New bookings appear here by themselves.',
  earlier_one: 'Earlier today: {{count}} participant',
  earlier_other: 'Earlier today: {{count}} participants',
} as const;
