/** How the parts of this installation do, for everybody. */
export const systemStatus = {
  title: 'System status',
  lead: 'Does something not work? Here you see whether it is us.',
  measured: 'Checked at {{time}}. This page looks again by itself every half minute.',
  overall: {
    working: 'Everything works',
    impaired: 'Something is slow or not working',
    down: 'Nothing works at the moment',
    unreachable: 'We cannot be reached from here',
  },
  says: {
    working: 'You can book, pay and get messages as usual.',
    impaired:
      'Bookings are taken. What is late is made up for by itself; there is no need to do it again.',
    down: 'We cannot take or show bookings right now. Your venue can still help you by phone.',
    unreachable: 'Either your connection is down or we are. We try again every half minute.',
  },
  states: {
    working: 'Works',
    slow: 'Slow',
    down: 'Not working',
    off: 'Not set up',
  },
  parts: {
    bookings: { name: 'Bookings', text: 'Seeing what is free, booking, changing and cancelling' },
    messages: { name: 'Messages', text: 'Confirmations, reminders and links by email' },
    payments: { name: 'Payments', text: 'Paying, refunds and renewals' },
    partners: { name: 'Webhooks', text: 'Telling partners’ systems what has changed' },
    background: { name: 'Background work', text: 'Pictures, waiting lists and nightly work' },
  },
} as const;
