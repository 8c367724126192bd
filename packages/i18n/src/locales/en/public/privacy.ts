/** Where somebody asks a venue about their data without signing in, and confirms it. */
export const privacy = {
  title: 'Ask about your data',
  text: 'Make a request to {{vendor}} about your data. We’ll email you a link to confirm it’s you.',
  what: 'What would you like?',
  details: 'Details',
  detailsHint: 'Optional',
  send: 'Send request',
  kinds: {
    access: 'A copy of everything stored about me',
    correction: 'Correct something that is wrong',
    erasure: 'Erase my data',
    restriction: 'Keep my data, but don’t use it',
    objection: 'Stop all marketing',
    portability: 'My data for another service',
  },
  sent: 'If {{vendor}} knows this address, a link is on its way. Your request counts once you have followed it.',
  confirm: {
    title: 'Confirm your request',
    text: 'One click, and the venue answers within 30 days.',
    button: 'It was me',
    done: 'Your request is confirmed',
    doneText: 'Its number is {{reference}}. You have an answer by {{due}}.',
    invalid: 'This link is not valid',
    invalidText: 'It works once, for 48 hours. Make the request again, or write to the venue.',
  },
} as const;
