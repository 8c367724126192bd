export const dashboard = {
  asTable: 'Show as table',
  asChart: 'Show as chart',
  free: 'Places free',
  hours: 'Hour by hour',
  hoursHint: 'Participants of all services by the hour in which they start.',
  outlook: 'The next 14 days',
  outlookHint: 'Participants booked and places still free, day by day.',
  nothingOffered: 'Nothing is offered and nothing is booked.',
  newBookings: 'Booked in the last 24 hours',
  failedMessages: 'Messages that did not arrive',
  noneOfDay: 'Nothing is booked for this day',
} as const;
