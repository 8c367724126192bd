/** The Activity Hub's pages before somebody has signed in. Its first page loads these and not those of `hub`. */
export const account = {
  unknownVendor: {
    title: 'We do not know this venue',
    text: 'The address may be misspelt, or the venue is no longer with us.',
    find: 'Find your venue',
  },
  login: {
    title: 'Log in',
    welcome: 'Welcome to {{vendor}}',
    submit: 'Log in',
    forgotPassword: 'Forgot your password?',
    byLink: 'Email me a link',
    byPasskey: 'Log in with a passkey',
    passkeyFailed: 'No passkey was used. Try again, or log in with your password or a link.',
    noAccount: 'New here?',
    signup: 'Create an account',
    browse: 'See what you can book',
  },
  signup: {
    signup: 'Sign up',
    signupSuccess: 'Your account has been created. Welcome!',
    signupAlreadyExists: 'There is already an account with this email address.',
    signupError: 'We could not create your account. Please try again later.',
    createAccount: 'Create account',
    alreadyHaveAccount: 'Already have an account? Log in',
    legalGDPR: 'Terms and privacy',
    tagline: 'Book your activities at {{vendor}} in a few steps.',
  },
  resetPassword: {
    title: 'Forgot your password?',
    intro: 'Enter your email address and we will send you a link to choose a new password.',
    /** fixed */
    submit: 'Send Reset Link',
    notice:
      'If the address is linked to an account, an email with a reset link is sent to it. The link is valid for 1 hour.',
    backToLogin: 'Back to login',
  },
  guestReset: {
    title: 'Choose a new password',
    submit: 'Save new password',
    success: 'Your password has been changed. You can now log in.',
    /** fixed */
    failed: 'An error occurred.',
    incompleteLink: 'This link is incomplete. Please open it again from the email.',
    toPortal: 'To {{vendor}}',
    requestNew: 'Send a new link',
  },
  activate: {
    title: 'Activate your account',
    intro: 'Choose a password, and your account is ready.',
    submit: 'Activate account',
    success: 'Your account is active. You can now log in.',
    incompleteLink: 'This link is incomplete. Please open it again from the email.',
  },
  confirmEmail: {
    title: 'Confirm your email address',
    intro: 'From then on you log in with the address this message was sent to.',
    submit: 'Confirm address',
    success: '{{email}} is confirmed. Log in with it from now on.',
    incompleteLink: 'This link is incomplete. Please open it again from the email.',
  },
  check: 'Please check: {{fields}}.',
  missing: {
    firstName: 'Enter your first name.',
    email: 'Enter your email address.',
    password: 'Enter your password.',
  },
} as const;
