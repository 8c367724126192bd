export const dialog = {
  /** fixed */
  error: 'Error',
  /** fixed */
  success: 'Success',
  undone: 'Undone.',
} as const;
