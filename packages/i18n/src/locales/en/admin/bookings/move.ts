export const move = {
  open: 'Move or change',
  title: 'Move or change the reservation',
  now: 'Now: {{now}}. Nothing changes until you save.',
  submit: 'Save change',
  unchanged: 'The reservation is unchanged.',
  overrideHint: 'The reservation is unchanged. You may override the availability, with a reason.',
  askHint: 'The reservation is unchanged. An administrator may override the availability.',
  noMessages: 'The guest has been sent nothing about this reservation.',
} as const;
