/** The system owners of a venue of the platform. */
export const owners = {
  title: 'Owners of {{venue}}',
  open: 'Owners of “{{venue}}”',
  none: 'Nobody owns this venue yet',
  noneText:
    'Invite the first owner: the link in the mail chooses a password, and the owner invites everybody else.',
  invite: 'Invite an owner',
  close: 'Close',
} as const;
