/** Erasing a guest, from the card. */
export const guestDelete = {
  action: 'Delete guest',
  title: 'Delete {{name}}?',
  text: 'The personal data are erased for good. Past reservations and the venue’s figures stay, without a name. This cannot be undone.',
  done: 'The guest has been deleted.',
  failed: 'The guest could not be deleted.',
} as const;
