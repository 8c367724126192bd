/** The values in a message about a booking; texts and times are in the receiver's language. */
export interface BookingVars {
  /** The service's name in the receiver's language. */
  readonly service: string;
  /** `yyyy-mm-dd`, the venue's day. */
  readonly date: string;
  /** Minutes from midnight. */
  readonly start: number;
  /** Minutes from midnight, may pass 1440; absent if the venue hides it from guests. */
  readonly end?: number;
  /** Total, children included. */
  readonly participants: number;
  readonly numberOfChildren?: number;
  /** Booking number, as guests and staff know it. */
  readonly bookingId?: string;
  readonly comment?: string;
  readonly addons?: readonly { readonly name: string; readonly quantity: number }[];
  /** The total, line by line, where the price depends on ages: 'Child (6–12)', '2 × NOK 200'. */
  readonly price?: readonly { readonly label: string; readonly value: string }[];
  /** What was booked or cancelled together with it. */
  readonly also?: readonly Pick<BookingVars, 'service' | 'date' | 'start' | 'end'>[];
  /** Minor units of the venue's currency. */
  readonly total?: number;
  /** The deadline for free cancellation. */
  readonly cancelUntil?: Date;
  /** Absolute address of the booking, or of the hub. */
  readonly link: string;
}

/** What a guest should know on the day of the visit; texts are in the receiver's language. */
export interface VisitGuide {
  readonly bring?: string;
  /** Where to meet, in words. */
  readonly meetingPoint?: string;
  /** A street address or coordinates, for a map. */
  readonly mapAddress?: string;
}

/** One of the treatments of a journey. */
export interface JourneyPartVars {
  /** Its type's name. */
  readonly treatment: string;
  /** `yyyy-mm-dd`, the venue's day. */
  readonly date: string;
  /** Minutes from midnight. */
  readonly start: number;
  /** When the guest leaves: minutes from the same midnight, may pass 1440. */
  readonly end: number;
  /** Names of those who give it. */
  readonly therapists: readonly string[];
}

/** The values in a message about a treatment or a journey; texts are in the receiver's language. */
export interface TreatmentVars extends JourneyPartVars {
  /** Of a journey, by their start; the rest is then about all of them. */
  readonly parts?: readonly JourneyPartVars[];
  /** How many guests are treated at once. */
  readonly guests: number;
  /** Booking number, as guests and staff know it; absent: it has none. */
  readonly bookingId?: string;
  readonly comment?: string;
  readonly addons?: BookingVars['addons'];
  /** Minor units of the venue's currency. */
  readonly total?: number;
  /** The deadline for free cancellation. */
  readonly cancelUntil?: Date;
  /** Absolute address of the treatment or the journey. */
  readonly link: string;
  /** Forms to answer before those that ask; absent: none does. */
  readonly intakes?: readonly { readonly treatment: string; readonly link: string }[];
}

/** The values in a message about times that have become free; texts are in the receiver's language. */
export interface FreeTimesVars {
  /** Name of the type of treatment. */
  readonly treatment: string;
  /** The venue's days, and when it can begin: minutes from midnight. */
  readonly days: readonly { readonly date: string; readonly starts: readonly number[] }[];
  /** Absolute address where it is booked. */
  readonly link: string;
}

/** An amount that a guest is told of; texts are in the receiver's language. */
export interface AmountVars {
  /** What it is for: 'Dinner, Friday 19 June, 19:00'. */
  readonly about: string;
  /** Minor units. */
  readonly amount: number;
  /** ISO 4217. */
  readonly currency: string;
}

/** An amount with the number of its receipt or credit note. */
export interface ReceiptVars extends AmountVars {
  readonly number: number;
  /** Name, address and number in the register of companies, in one line. */
  readonly seller?: string;
  /** What the guest has agreed to that follows it. */
  readonly agreed?: string;
}

/** A gift card for its recipient. */
export interface GiftCardVars extends AmountVars {
  /** Name of whoever gives it. */
  readonly from: string;
  /** In their words. */
  readonly greeting?: string;
  /** Last day, `yyyy-mm-dd`; absent: no end. */
  readonly validUntil?: string;
  /** Absolute address where it is used. */
  readonly link: string;
}

/** The one button of a message about an account. */
export interface LinkVars {
  /** Absolute address. */
  readonly link: string;
}

/** A sign-in as the account's owner may recognise it. */
export interface NewDeviceVars extends LinkVars {
  /** As the browser names itself and the system it runs on. */
  readonly browser?: string;
  readonly system?: string;
  readonly at: Date;
  /** Network address. */
  readonly ip?: string;
  /** Country where it is registered, ISO 3166-1 alpha-2. */
  readonly country?: string;
}

/** A change of how a member of staff logs in. */
export interface SecondFactorVars extends LinkVars {
  /** Whose: name and email. */
  readonly account: string;
  readonly change: 'set' | 'removed' | 'reset' | 'passkeyAdded' | 'passkeyRemoved';
  /** Name of the person who did it. */
  readonly by: string;
  readonly at: Date;
}

/** A guest's passkey that was added or removed. */
export interface PasskeyVars extends LinkVars {
  readonly change: 'added' | 'removed';
  /** As its owner calls it. */
  readonly name: string;
  readonly at: Date;
}

/** Every message and its values, under the names of its texts. */
export interface MessageVars {
  passwordReset: LinkVars;
  passwordChanged: LinkVars;
  /** Sent to a guest's new address, to confirm it. */
  emailChange: LinkVars;
  /** Sent to the old address once the new one is confirmed. */
  emailChanged: LinkVars;
  /** Sent to a guest who wants to sign in without the password. */
  signInLink: LinkVars;
  /** Sent after a sign-in on a device on which the account was not used before. */
  newDevice: NewDeviceVars;
  secondFactorChanged: SecondFactorVars;
  /** Sent to a guest. */
  passkeyChanged: PasskeyVars;
  activation: LinkVars;
  welcome: LinkVars;
  /** `inviter`: name of the person who gave access. */
  staffInvitation: LinkVars & { readonly inviter: string };
  staffPasswordReset: LinkVars;
  bookingConfirmation: BookingVars;
  /** `before`: date and start as they were, when they changed. */
  bookingChange: BookingVars & {
    readonly before?: { readonly date: string; readonly start: number; readonly end?: number };
  };
  /** Some time before the visit. */
  bookingReminder: BookingVars & VisitGuide;
  /** `link` leads to a page to book again. */
  bookingCancellation: BookingVars;
  /** `position`: 1 is next. */
  waitingListEntry: BookingVars & { readonly position?: number };
  waitingListPromotion: BookingVars;
  treatmentConfirmation: TreatmentVars;
  /** To a guest who waits for a treatment. */
  treatmentFree: FreeTimesVars;
  /** To a party that waits at the door. */
  tableReady: { readonly participants: number };
  /** `rateLinks`: absolute addresses of the ratings, the lowest first. */
  reviewRequest: BookingVars & { readonly rateLinks: readonly string[] };
  /** `payUntil`: until when `link` can be used. */
  paymentRequest: AmountVars & { readonly payUntil: Date; readonly link: string };
  /** What a guest paid for was cancelled meanwhile. */
  paymentNotTaken: AmountVars;
  /** With the receipt. */
  paymentReceived: ReceiptVars;
  /** With the credit note. */
  paymentRefunded: ReceiptVars;
  /** With the gift card. */
  giftCard: GiftCardVars;
  /** What staff wrote to a guest, as plain text. */
  freeText: { readonly subject: string; readonly text: string };
}

export type MessageTemplate = keyof MessageVars;

export const messageTemplates = [
  'passwordReset',
  'passwordChanged',
  'emailChange',
  'emailChanged',
  'signInLink',
  'newDevice',
  'secondFactorChanged',
  'passkeyChanged',
  'activation',
  'welcome',
  'staffInvitation',
  'staffPasswordReset',
  'bookingConfirmation',
  'bookingChange',
  'bookingCancellation',
  'bookingReminder',
  'waitingListEntry',
  'waitingListPromotion',
  'treatmentConfirmation',
  'treatmentFree',
  'tableReady',
  'reviewRequest',
  'paymentRequest',
  'paymentNotTaken',
  'paymentReceived',
  'paymentRefunded',
  'giftCard',
  'freeText',
] as const satisfies readonly MessageTemplate[];

/** One template with its own variables. */
export type TemplateInput = {
  [T in MessageTemplate]: { readonly template: T; readonly vars: MessageVars[T] };
}[MessageTemplate];
