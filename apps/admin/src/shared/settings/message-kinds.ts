import type { MessageTemplateInput } from '@atrium/api-client/admin';

export type MessageKind = MessageTemplateInput['kind'];

/** The messages that go out by themselves, in the order in which a guest gets them. */
export const kinds = [
  { kind: 'welcome', label: 'settings:templates.kinds.welcome' },
  { kind: 'activation', label: 'settings:templates.kinds.activation' },
  { kind: 'bookingConfirmation', label: 'settings:templates.kinds.bookingConfirmation' },
  { kind: 'bookingChange', label: 'settings:templates.kinds.bookingChange' },
  { kind: 'bookingCancellation', label: 'settings:templates.kinds.bookingCancellation' },
  { kind: 'bookingReminder', label: 'settings:templates.kinds.bookingReminder' },
  { kind: 'waitingListEntry', label: 'settings:templates.kinds.waitingListEntry' },
  { kind: 'waitingListPromotion', label: 'settings:templates.kinds.waitingListPromotion' },
  { kind: 'treatmentConfirmation', label: 'settings:templates.kinds.treatmentConfirmation' },
  { kind: 'treatmentFree', label: 'settings:templates.kinds.treatmentFree' },
  { kind: 'tableReady', label: 'settings:templates.kinds.tableReady' },
  { kind: 'reviewRequest', label: 'settings:templates.kinds.reviewRequest' },
  { kind: 'paymentRequest', label: 'settings:templates.kinds.paymentRequest' },
  { kind: 'paymentNotTaken', label: 'settings:templates.kinds.paymentNotTaken' },
  { kind: 'paymentReceived', label: 'settings:templates.kinds.paymentReceived' },
  { kind: 'paymentRefunded', label: 'settings:templates.kinds.paymentRefunded' },
  { kind: 'giftCard', label: 'settings:templates.kinds.giftCard' },
  { kind: 'passwordReset', label: 'settings:templates.kinds.passwordReset' },
  { kind: 'passwordChanged', label: 'settings:templates.kinds.passwordChanged' },
  { kind: 'emailChange', label: 'settings:templates.kinds.emailChange' },
  { kind: 'emailChanged', label: 'settings:templates.kinds.emailChanged' },
  { kind: 'signInLink', label: 'settings:templates.kinds.signInLink' },
  { kind: 'newDevice', label: 'settings:templates.kinds.newDevice' },
  { kind: 'staffInvitation', label: 'settings:templates.kinds.staffInvitation' },
  { kind: 'secondFactorChanged', label: 'settings:templates.kinds.secondFactorChanged' },
  { kind: 'passkeyChanged', label: 'settings:templates.kinds.passkeyChanged' },
  { kind: 'staffPasswordReset', label: 'settings:templates.kinds.staffPasswordReset' },
] as const satisfies readonly { kind: MessageKind; label: string }[];

/** The kind that an address names; undefined for what is none. */
export const findKind = (text: string) => kinds.find(({ kind }) => kind === text);

/** No booking is looked at with it: to staff about their account, of a treatment, or of an amount. */
export const isShownByExample = (kind: MessageKind): boolean =>
  kind === 'staffInvitation' ||
  kind === 'staffPasswordReset' ||
  kind === 'secondFactorChanged' ||
  kind === 'passkeyChanged' ||
  kind === 'treatmentConfirmation' ||
  kind === 'treatmentFree' ||
  kind === 'paymentRequest' ||
  kind === 'paymentNotTaken' ||
  kind === 'paymentReceived' ||
  kind === 'paymentRefunded' ||
  kind === 'giftCard';
