import type { ContentFrame, MessageContent } from './message-content';
import type { LinkVars, TemplateInput } from './message-vars';
import { newDeviceRows, passkeyRows, secondFactorRows } from './sign-in-content';

type AccountTemplate =
  | 'passwordReset'
  | 'passwordChanged'
  | 'emailChange'
  | 'emailChanged'
  | 'signInLink'
  | 'newDevice'
  | 'secondFactorChanged'
  | 'passkeyChanged'
  | 'activation'
  | 'welcome'
  | 'staffInvitation'
  | 'staffPasswordReset';

/** What a message about somebody's account says: one link, and what to do with it. */
export function accountContent(
  input: Extract<TemplateInput, { template: AccountTemplate }>,
  { t, language, venue, greeting }: ContentFrame,
): MessageContent {
  const vendor = venue.name;
  const account = (
    subject: string,
    body: string,
    { link }: LinkVars,
    label: string,
    ...notes: string[]
  ): MessageContent => ({
    subject,
    greeting,
    paragraphs: [body],
    action: { label, link },
    notes,
  });

  switch (input.template) {
    case 'passwordReset':
      return account(
        t('passwordReset.subject', { vendor }),
        t('passwordReset.body', { vendor }),
        input.vars,
        t('passwordReset.action'),
        t('passwordReset.ignore'),
      );
    case 'passwordChanged':
      return account(
        t('passwordChanged.subject', { vendor }),
        t('passwordChanged.body', { vendor }),
        input.vars,
        t('passwordChanged.action'),
      );
    case 'emailChange':
      return account(
        t('emailChange.subject', { vendor }),
        t('emailChange.body', { vendor }),
        input.vars,
        t('emailChange.action'),
        t('emailChange.ignore'),
      );
    case 'emailChanged':
      return account(
        t('emailChanged.subject', { vendor }),
        t('emailChanged.body', { vendor }),
        input.vars,
        t('emailChanged.action', { vendor }),
      );
    case 'signInLink':
      return account(
        t('signInLink.subject', { vendor }),
        t('signInLink.body', { vendor }),
        input.vars,
        t('signInLink.action'),
        t('signInLink.ignore'),
      );
    case 'newDevice':
      return {
        ...account(
          t('newDevice.subject', { vendor }),
          t('newDevice.body', { vendor }),
          input.vars,
          t('newDevice.action'),
        ),
        details: {
          title: t('newDevice.details'),
          rows: newDeviceRows(t, language, venue, input.vars),
        },
      };
    case 'secondFactorChanged':
      return {
        ...account(
          t('secondFactorChanged.subject'),
          t('secondFactorChanged.body', { vendor }),
          input.vars,
          t('secondFactorChanged.action'),
        ),
        details: {
          title: t('secondFactorChanged.details'),
          rows: secondFactorRows(t, language, venue, input.vars),
        },
      };
    case 'passkeyChanged':
      return {
        ...account(
          t('passkeyChanged.subject', { vendor }),
          t('passkeyChanged.body', { vendor }),
          input.vars,
          t('secondFactorChanged.action'),
        ),
        details: {
          title: t('secondFactorChanged.details'),
          rows: passkeyRows(t, language, venue, input.vars),
        },
      };
    case 'activation':
      return account(
        t('activation.subject', { vendor }),
        t('activation.body', { vendor }),
        input.vars,
        t('activation.action'),
        t('activation.ignore'),
      );
    case 'welcome':
      return account(
        t('welcome.subject', { vendor }),
        t('welcome.body'),
        input.vars,
        t('welcome.action'),
      );
    case 'staffInvitation':
      return account(
        t('staffInvitation.subject', { vendor }),
        t('staffInvitation.body', { vendor, inviter: input.vars.inviter }),
        input.vars,
        t('staffInvitation.action'),
        t('staffInvitation.ignore'),
      );
    case 'staffPasswordReset':
      return account(
        t('staffPasswordReset.subject'),
        t('staffPasswordReset.body', { vendor }),
        input.vars,
        t('staffPasswordReset.action'),
        t('staffPasswordReset.ignore'),
      );
  }
}
