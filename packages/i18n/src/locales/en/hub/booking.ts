/** Booking an activity step by step, and what a guest does with a booking. */
export const booking = {
  steps: {
    progress: 'Step {{position}} of {{total}}',
    date: 'Choose date',
    time: 'Choose time',
    details: 'Guest details',
    comments: 'Comments',
    overview: 'Booking overview',
    complete: 'Booking complete',
  },
  continue: 'Continue',
  change: 'Change',
  guest: {
    title: 'Booked by',
  },
  comments: {
    intro: 'Is there anything that we should know? You can leave this empty.',
  },
  companion: {
    known: 'From your earlier bookings',
    addKnown: 'Add {{name}}',
  },
  overview: {
    when: 'When',
    companions: 'Travel companions',
    confirm: 'Confirm booking',
    confirmText: 'Check that everything is right. The booking is made when you complete it.',
  },
  sending: {
    slow: 'Still sending. The connection is slow; please keep this page open.',
    undecided:
      'The connection was lost while your booking for {{date}} at {{time}} was being sent. What you filled in is kept. Try again: you will not be booked twice.',
    offline: 'You are offline. It is sent as soon as you are connected again.',
  },
  again: 'Book again',
  removeFromCalendar: 'Remove from calendar',
  cancelFree: 'Cancelling costs you nothing.',
  membership: {
    title: 'How do you want to pay?',
    use: 'Use my {{membership}}',
    left: '{{left}} left, this booking takes {{uses}}',
    unlimited: 'Unlimited',
    none: 'Without a membership',
    covered: 'Covered',
    paid: 'Paid with {{membership}}',
    stay: 'Included in your stay',
    givenBack: 'The use of your membership is given back.',
  },
  cart: {
    title: 'Book together',
    intro: 'Add another activity below, or complete: everything is booked in one go, or nothing.',
    another: 'Add another activity',
    add: 'Add to what you book together',
    remove: 'Remove {{activity}}',
    payment: 'Payment for {{activity}}',
    nothingBooked: 'Nothing has been booked.',
    rest: 'Choose another time for {{activity}}, or remove it to book the rest.',
    heldUntil: 'Held for you until {{time}}',
  },
} as const;
