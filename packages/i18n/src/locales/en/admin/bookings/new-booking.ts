export const newBooking = {
  title: 'New Reservation',
  chooseService: 'Choose a service',
  chooseDate: 'Choose a date',
  chooseTime: 'Choose a time',
  submit: 'Book',
  submitWaitingList: 'Add to waiting list',
  submitOver: 'Book over capacity',
  override: 'Override availability',
  overrideReason: 'Reason for overriding',
  overPace:
    '{{time}}: {{left}} more may arrive, and this party is {{size}}. You can go ahead anyway.',
  servicesFailed: 'Failed to fetch service list',
  details: 'Details',
  comment: 'Comment (the guest sees it)',
  fewer: 'Fewer: {{name}}',
  more: 'More: {{name}}',
  overrideNotice:
    'Places, opening hours and times are not checked. Your reason goes to the audit log.',
  waitingNotice: 'This time is full. The guest is put on the waiting list.',
} as const;
