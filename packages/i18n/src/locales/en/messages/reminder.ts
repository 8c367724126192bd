/** Some time before the visit. `date` and `time` are written out. */
export const bookingReminder = {
  subject: 'Coming up: {{service}}, {{date}}, {{time}}',
  body: 'We look forward to seeing you at {{vendor}}. Here is all you need for your visit.',
  meetingPoint: 'Meeting point',
  bring: 'What to bring',
  directions: 'How to find us',
  map: 'Open the map',
  cannotCome:
    'If you can’t make it, please cancel or change your reservation so that someone else can have the place.',
  calendar: 'Add the reservation to your calendar with the attached file.',
} as const;
