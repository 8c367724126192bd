export const passwordReset = {
  title: 'Set New Password',
  note: 'The password is not stored after it has been overwritten. You must tell the guest the new password.',
  submit: 'Reset password',
  /** fixed */
  success: 'Successfully reset password',
  /** fixed */
  failed: 'Failed to reset password',
} as const;
