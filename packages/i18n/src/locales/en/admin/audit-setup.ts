/** What of the set-up the audit log can be narrowed down to. */
export const auditSetupEntities = {
  bookingStatus: 'Booking statuses',
  diningRoom: 'Dining rooms',
  membershipType: 'Membership types',
  messageTemplate: 'Message templates',
  package: 'Packages',
  pause: 'Pauses of online booking',
  segment: 'Segments',
  service: 'Services',
  tableBlock: 'Blocked tables',
  theme: 'Themes',
  therapist: 'Therapists',
  treatmentRoom: 'Treatment rooms',
  treatmentType: 'Treatment types',
  user: 'Staff',
  vendor: 'The venue',
} as const;
