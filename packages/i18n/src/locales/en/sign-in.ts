export const signIn = {
  title: 'Staff login',
  submit: 'Log in',
  forgotPassword: 'Forgot your password?',
  resetTitle: 'Reset your password',
  resetIntro: 'Enter your work email and we will send you a link to choose a new password.',
  resetSubmit: 'Send Reset Link',
  resetNotice:
    'If the address is linked to an account, an email with a reset link is on its way. The link is valid for 1 hour.',
  newPasswordTitle: 'Choose a new password',
  newPasswordSubmit: 'Save new password',
  newPasswordSuccess: 'Your password has been changed. You can now log in.',
  backToLogin: 'Back to login',
  failed: 'You could not be logged in.',
  resetFailed: 'The link could not be sent.',
  newPasswordFailed: 'The password could not be changed.',
  ownPasswordSuccess: 'Your password has been changed.',
  code: {
    text: 'Your authenticator app shows it now. If you have lost your phone, enter one of your recovery codes.',
    label: 'Code',
    back: 'Log in as somebody else',
  },
  again: {
    title: 'Log in again',
    text: 'Your session has ended. Enter the password for {{email}} to go on where you were; nothing you typed is lost.',
  },
} as const;
