/** What somebody is told at a page that their level or their venue does not have. */
export const access = {
  notAllowed: 'No access',
  whoMay:
    'This page is for {{least}} and above; you are signed in as {{own}}. Whoever has that level can open it for you, or change your level under Settings, Staff.',
  toToday: 'Go to Today',
  moduleOff: 'Switched off',
  moduleOffTitle: '{{modules}}: switched off for {{venue}}',
  kept: 'What was stored is kept and is back as soon as the module is on again.',
  toModules: 'Open modules',
  turnOffTitle: 'Switch off {{module}}?',
  turnOffText:
    'Its pages disappear for staff and guests at once. What is booked stays booked: it is found by the search and on the guest’s card. Nothing is deleted.',
  turnOff: 'Switch off',
} as const;
