/** Where a guest rates a visit, from the link of a message. */
export const rating = {
  title: 'How was your visit?',
  about: '{{service}}, {{date}}',
  question: 'Your rating',
  value_one: '{{count}} star',
  value_other: '{{count}} stars',
  poor: 'Poor',
  excellent: 'Excellent',
  comment: 'What went well, what could be better?',
  commentHint: 'You can leave this empty. Only {{vendor}} reads it.',
  send: 'Send rating',
  change: 'Save changes',
  thanks: 'Thank you!',
  thanksText: '{{vendor}} has received your rating of {{rating}} out of 5.',
  again: 'Change my answer',
  invalid: 'This link is not valid',
  invalidText: 'It may be incomplete. Please open it from the message again.',
  closed: 'This visit can no longer be rated',
  closedText: 'It was more than 90 days ago. You can always write to {{vendor}}.',
  failed: 'Your rating could not be sent. Please try again.',
  toVenue: 'To {{vendor}}',
} as const;

/** Where a guest stops advertising, from the link of a message. */
export const optOut = {
  title: 'No more advertising by email',
  text: 'Do you want {{vendor}} to stop sending you offers and requests for ratings? You still receive what concerns your reservations.',
  titleSms: 'No more advertising by text message',
  confirm: 'Stop these messages',
  done: 'You will not get such messages any more',
  doneText:
    '{{vendor}} has noted it. Confirmations and changes of your reservations still reach you.',
  invalid: 'This link is not valid',
  invalidText:
    'It may be incomplete. Please open it from the message again, or write to {{vendor}}.',
  failed: 'It could not be saved. Please try again.',
  toVenue: 'To {{vendor}}',
} as const;
