/** The day after the visit: a guest is asked how it was. `date` is written out. */
export const reviewRequest = {
  subject: 'How was {{service}}?',
  body: 'Thank you for your visit to {{vendor}}. How did you like {{service}} on {{date}}? One click is enough, and you can add a few words.',
  scale: '1 is poor, 5 is excellent.',
  choice: '{{rating}} of {{of}}',
  thanks: 'We read every answer.',
} as const;

/** How to stop messages that are not needed for a booking. */
export const optOut = {
  action: 'I do not want such messages any more',
} as const;
