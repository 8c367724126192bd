export const pages = {
  newer: 'Newer',
  older: 'Older',
} as const;
