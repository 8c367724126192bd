/** Online booking that staff pause for a while. */
export const pauses = {
  button: 'Pause online booking',
  choice: '{{what}}, {{time}}',
  everything: 'Everything',
  hours_one: 'for {{count}} hour',
  hours_other: 'for {{count}} hours',
  tomorrow: 'until tomorrow',
  until: 'until {{time}}',
  all: 'Online booking is paused {{time}}.',
  some: 'Online booking of {{what}} is paused {{time}}.',
  by: 'Paused by {{name}}.',
  resume: 'Resume now',
  resumed: 'Guests can book online again',
  resumeFailed: 'Online booking is still paused.',
  paused: 'Online booking is paused',
  failed: 'Online booking could not be paused.',
} as const;
