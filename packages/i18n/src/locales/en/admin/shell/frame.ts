export const frame = {
  venueTime: 'Time at the venue ({{zone}})',
} as const;
