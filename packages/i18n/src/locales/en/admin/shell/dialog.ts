export const dialog = {
  /** spec */
  error: 'Error',
  /** spec */
  success: 'Success',
} as const;
