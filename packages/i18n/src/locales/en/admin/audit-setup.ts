/** What of the set-up the audit log can be narrowed down to. */
export const auditSetupEntities = {
  bookingStatus: 'Booking statuses',
  diningRoom: 'Dining rooms',
  membershipType: 'Membership types',
  messageTemplate: 'Message templates',
  package: 'Packages',
  segment: 'Segments',
  service: 'Services',
  theme: 'Themes',
  user: 'Staff',
  vendor: 'The venue',
} as const;
