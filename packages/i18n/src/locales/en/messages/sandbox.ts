/** The page on which guests pay where no money moves. */
export const sandbox = {
  title: 'Sandbox payment',
  notice: 'This is a sandbox. No money moves, and no card is asked for: choose what happens.',
  pay: 'Pay {{sum}}',
  askToConfirm: 'Pay with 3-D Secure',
  confirmText: 'Your bank would now ask whether it is you who pays.',
  confirm: 'Yes, it is me',
  decline: 'Decline the card',
  declined: 'The card was declined. Try another option.',
  leave: 'Leave without paying',
  misbehave: 'Pay, with a fault at the provider',
  silence: 'No answer when the money is taken',
  closed: 'This payment is closed',
  back: 'Continue',
  notices: {
    late: 'Its message comes late',
    twice: 'Its message comes twice',
    outOfOrder: 'Its messages come in the wrong order',
    never: 'Its message never comes',
  },
} as const;
