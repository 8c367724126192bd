/** Guests who do not want marketing. */
export const optOut = {
  title: 'Opt-outs',
  intro: 'Guests who do not want advertising. Confirmations and reminders still reach them.',
  none: 'No guest has opted out.',
  failed: 'The opt-outs could not be loaded.',
  guest: 'Guest',
  contact: 'Contact',
  channels: 'Does not want',
  since: 'Since',
  channel: {
    all: 'Email and SMS',
    email: 'Email',
    sms: 'SMS',
  },
  filter: 'Show',
  remove: 'Remove {{channel}}',
  removeText: '{{name}} may be sent advertising again only after agreeing to it.',
  removeFailed: 'The opt-out could not be removed.',
  add: 'Add opt-out',
  addFailed: 'The opt-out could not be added.',
  findGuest: 'Find the guest',
  noGuest: 'No guest matches.',
} as const;
