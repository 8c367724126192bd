export const guest = {
  newTitle: 'New guest',
  unnamed: 'Unnamed guest',
  loadFailed: 'The guest could not be loaded.',
  /** fixed: links of the toolbar */
  toolbar: {
    label: 'Guest',
    reservations: 'Reservations',
    newReservation: 'New Reservation',
    messages: 'Messages',
    auditLogs: 'Audit Logs',
    stays: 'Stays',
    membership: 'Membership',
  },
  edit: 'Edit details',
  showProfile: 'Show profile',
  fields: {
    birthDate: 'Date of birth',
    gender: 'Gender',
    female: 'Female',
    male: 'Male',
    loyaltyCode: 'Loyalty code',
    globalComments: 'Comments',
    active: 'Active',
    /** fixed */
    eternal: 'Eternal',
    eternalHint: 'An Eternal guest is never anonymised.',
    company: 'Company',
    level: 'Level',
    street: 'Street',
    postalCode: 'Postal code',
    city: 'City',
    country: 'Country',
    createdAt: 'Created',
    updatedAt: 'Last changed',
    language: 'Language',
    signIn: 'Login',
    importedFrom: 'Imported from',
  },
  address: 'Address',
  notActive: 'Not active',
  /** fixed */
  save: 'Save',
  /** fixed */
  sendResetLink: 'Send Reset Link',
  /** fixed */
  setNewPassword: 'Set New Password',
  /** fixed */
  updated: 'Guest updated successfully',
  created: 'Guest created successfully',
  /** fixed */
  updateFailed: 'Guest could not be updated',
  createFailed: 'Guest could not be created',
  resetDialog: {
    title: 'Send Reset Link',
    /** fixed */
    text: 'Are you sure you wish to send a reset link?',
    sent: 'A reset link has been sent to {{email}}.',
    failed: 'The reset link could not be sent.',
    needsEmail: 'Add an email address to send a reset link.',
  },
  missing: 'This guest does not exist, or is not a guest of your venue.',
  unsaved: 'There are changes in the details that are not saved.',
  noPassword: 'No password yet',
  venueLanguage: 'The venue’s ({{language}})',
  commentsHint: 'Staff only; the guest never sees it.',
  stale: {
    text: 'Someone else has saved this guest since you opened it. This is what differs:',
    field: 'Field',
    keep: 'Keep my changes',
    notice: 'Someone else has saved this guest in the meantime.',
    show: 'Show changes',
  },
} as const;
