/** How the parts of this installation do, for everybody. */
export const systemStatus = {
  title: 'System status',
  lead: 'Something not working? See whether the problem is on our side.',
  measured: 'Checked at {{time}}. This page checks again every 30 seconds.',
  overall: {
    working: 'Everything works',
    impaired: 'Some things are slow or not working',
    down: 'Nothing works at the moment',
    unreachable: 'We cannot be reached from here',
  },
  says: {
    working: 'You can book, pay and get messages as usual.',
    impaired:
      'You can still book. Anything delayed will go through by itself; there is no need to try again.',
    down: 'Bookings are unavailable right now. Your venue can still help you by phone.',
    unreachable: 'Either you are offline or our service is down. We check again every 30 seconds.',
  },
  states: {
    working: 'Works',
    slow: 'Slow',
    down: 'Not working',
    off: 'Not set up',
  },
  parts: {
    bookings: { name: 'Bookings', text: 'Checking availability, booking, changing and cancelling' },
    messages: { name: 'Messages', text: 'Confirmations, reminders and links sent by email' },
    payments: { name: 'Payments', text: 'Payments, refunds and renewals' },
    partners: { name: 'Webhooks', text: 'Notifying partners’ systems of changes' },
    background: { name: 'Background work', text: 'Pictures, waiting lists and nightly work' },
  },
} as const;
