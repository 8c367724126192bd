import type { Language } from '@atrium/i18n/languages';
import type { messageTexts } from '@atrium/i18n/server';

/** The texts of messages in one language. */
export type MessageTexts = ReturnType<typeof messageTexts>;

/** What a message says, before it becomes plain text or a page. */
export interface MessageContent {
  readonly subject: string;
  readonly greeting: string;
  readonly paragraphs: readonly string[];
  readonly details?: {
    readonly title: string;
    readonly rows: readonly (readonly [label: string, value: string])[];
  };
  readonly action?: { readonly label: string; readonly link: string };
  /** A few answers to one question, side by side; `legend` says what they mean. */
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

/** The venue a message speaks for. */
export interface MessageVendor {
  readonly name: string;
  readonly currency: string;
  /** IANA; instants are written on its clocks. */
  readonly timezone: string;
  readonly email?: string;
  readonly phone?: string;
}

export interface RenderOptions {
  readonly language: Language;
  readonly firstname?: string | null;
  readonly lastname?: string | null;
  readonly vendor: MessageVendor;
  /** Where the receiver stops such messages; absent of what is needed for a booking or an account. */
  readonly optOutLink?: string;
}

/** The closing lines that every message has. */
export interface MessageFoot {
  readonly signature: string;
  readonly lines: readonly string[];
  readonly optOut?: { readonly label: string; readonly link: string };
}
