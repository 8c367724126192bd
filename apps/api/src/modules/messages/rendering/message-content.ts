import type { Language } from '@atrium/i18n/languages';
import type { messageTexts } from '@atrium/i18n/server';
import type { MailColors } from './mail-colors';

/** The texts of messages in one language. */
export type MessageTexts = ReturnType<typeof messageTexts>;

/** What a message says, before it becomes plain text or HTML. */
export interface MessageContent {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly details?: {
    readonly title: string;
    readonly rows: readonly (readonly [label: string, value: string])[];
  };
  readonly action?: { readonly label: string; readonly link: string };
  /** What else to do, after the button. */
  readonly further?: {
    readonly text: string;
    readonly links: readonly { readonly label: string; readonly link: string }[];
  };
  /** The answers to a question, side by side; `legend` explains the scale. */
  readonly choices?: {
    readonly legend: string;
    readonly options: readonly {
      readonly short: string;
      readonly label: string;
      readonly link: string;
    }[];
  };
  /** After the button. */
  readonly notes: readonly string[];
}

/** What every message is written with. */
export interface ContentFrame {
  readonly t: MessageTexts;
  readonly language: Language;
  readonly venue: MessageVendor;
  readonly greeting: string;
}

/** The venue that sends the message. */
export interface MessageVendor {
  readonly name: string;
  readonly currency: string;
  /** IANA; times are given in it. */
  readonly timezone: string;
  readonly email?: string;
  readonly phone?: string;
  /** Absolute address of a picture. */
  readonly logo?: string;
}

export interface RenderOptions {
  readonly language: Language;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly vendor: MessageVendor;
  /** Absent: the product's own. */
  readonly colors?: MailColors;
  /** Where the receiver unsubscribes; absent for messages about a booking or an account. */
  readonly optOutLink?: string;
}

/** The closing lines of every message. */
export interface MessageFoot {
  readonly signature: string;
  readonly lines: readonly string[];
  readonly optOut?: { readonly label: string; readonly link: string };
}

/** All that a mail says, in its receiver's language: what its HTML is laid out from. */
export type MailBody = Omit<MessageContent, 'subject'> & { readonly foot: MessageFoot };

/** Whose mail it is, and how it looks. */
export type MailLook = Pick<RenderOptions, 'vendor' | 'colors'>;
