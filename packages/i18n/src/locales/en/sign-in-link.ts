/** Signing in to the hub by a link in a mail. Its sign-in page loads these when they are asked for. */
export const signInLink = {
  intro: 'Enter your email address and we will send you a link to log in.',
  send: 'Send link',
  sentTitle: 'Check your inbox',
  sent: 'If {{email}} is linked to an account, a link is on its way to it. It is valid for 15 minutes. Open it in this browser.',
  elsewhere: 'Opened it on another device? Type the code it shows here.',
  code: 'Code',
  submit: 'Log in',
  again: 'Send again',
  withPassword: 'Log in with a password',
  openText: 'One tap, and you are logged in to {{vendor}}.',
  codeTitle: 'Type this code where you asked for the link',
  codeText:
    'You opened the link in another browser. Go back to the one where you asked for it and type the code there. If you did not ask for a link, close this page and give nobody the code.',
  otherWay: 'Ask for a new link',
} as const;
