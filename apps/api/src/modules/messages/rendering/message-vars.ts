/** What a message about a booking shows; texts and times are written in the receiver's language. */
export interface BookingVars {
  /** The service's name in the receiver's language. */
  readonly service: string;
  /** `yyyy-mm-dd`, the venue's day. */
  readonly date: string;
  /** Minutes from midnight. */
  readonly start: number;
  /** Minutes from midnight, may pass 1440; absent when the guest is not to see it. */
  readonly end?: number;
  /** Total, children included. */
  readonly participants: number;
  readonly numberOfChildren?: number;
  /** Number of the booking that guest and staff call it by. */
  readonly bookingId?: string;
  readonly comment?: string;
  readonly addons?: readonly { readonly name: string; readonly quantity: number }[];
  /** What was booked, or cancelled, in the same go. */
  readonly also?: readonly Pick<BookingVars, 'service' | 'date' | 'start' | 'end'>[];
  /** Minor units of the venue's currency. */
  readonly total?: number;
  /** Until when it can be cancelled free of charge. */
  readonly cancelUntil?: Date;
  /** Absolute address of the booking, or of the hub. */
  readonly link: string;
}

/** The one button of a message about an account. */
export interface LinkVars {
  /** Absolute address. */
  readonly link: string;
}

/** Every message the product writes, with what it needs. The names are those of the texts. */
export interface MessageVars {
  passwordReset: LinkVars;
  passwordChanged: LinkVars;
  /** To the new address of a guest, to be confirmed. */
  emailChange: LinkVars;
  /** To the old one, once it was. */
  emailChanged: LinkVars;
  activation: LinkVars;
  welcome: LinkVars;
  /** `inviter`: name of who gave the access. */
  staffInvitation: LinkVars & { readonly inviter: string };
  staffPasswordReset: LinkVars;
  bookingConfirmation: BookingVars;
  /** `before`: date and start as they were, when they changed. */
  bookingChange: BookingVars & {
    readonly before?: { readonly date: string; readonly start: number; readonly end?: number };
  };
  /** `link` leads to where the guest can book again. */
  bookingCancellation: BookingVars;
  /** `position`: 1 is next. */
  waitingListEntry: BookingVars & { readonly position?: number };
  waitingListPromotion: BookingVars;
  /** `rateLinks`: absolute addresses of the ratings, the lowest first. */
  reviewRequest: BookingVars & { readonly rateLinks: readonly string[] };
  /** What staff wrote to a guest, as plain text. */
  freeText: { readonly subject: string; readonly text: string };
}

export type MessageTemplate = keyof MessageVars;

export const messageTemplates = [
  'passwordReset',
  'passwordChanged',
  'emailChange',
  'emailChanged',
  'activation',
  'welcome',
  'staffInvitation',
  'staffPasswordReset',
  'bookingConfirmation',
  'bookingChange',
  'bookingCancellation',
  'waitingListEntry',
  'waitingListPromotion',
  'reviewRequest',
  'freeText',
] as const satisfies readonly MessageTemplate[];

/** One template with its own variables. */
export type TemplateInput = {
  [T in MessageTemplate]: { readonly template: T; readonly vars: MessageVars[T] };
}[MessageTemplate];
