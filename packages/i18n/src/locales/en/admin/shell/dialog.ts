export const dialog = {
  /** fixed */
  error: 'Error',
  /** fixed */
  success: 'Success',
} as const;
