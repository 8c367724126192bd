export const venues = {
  title: 'Choose a venue',
  search: 'Name of the venue',
  none: 'No venue is called “{{text}}”',
  more: 'More venues',
  failed: 'The venues could not be loaded.',
  working: 'You are working in {{venue}}',
  back: 'Back to your own venue',
} as const;
