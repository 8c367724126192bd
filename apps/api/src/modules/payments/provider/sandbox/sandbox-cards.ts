import type { CardManner, SandboxPayment } from './sandbox-payment.schema';

/** How many calls get no answer: the first and its first retry. */
export const SILENT_CALLS = 2;

/** The last four digits, as on Stripe's own test cards. */
const lastFour: Readonly<Record<CardManner, string>> = {
  takes: '4242',
  declines: '0341',
  needsGuest: '3184',
  isSilent: '1000',
};

export const lastFourOf = (manner: CardManner): string => lastFour[manner];

/** The outcome of a charge, by what its card was told to do. */
export function chargedOf(
  manner: CardManner,
): Pick<SandboxPayment, 'state' | 'outcome' | 'silentCalls'> {
  switch (manner) {
    case 'takes':
      return { state: 'authorised', outcome: 'authorised', silentCalls: 0 };
    case 'isSilent':
      return { state: 'authorised', outcome: 'authorised', silentCalls: SILENT_CALLS };
    case 'declines':
    case 'needsGuest': {
      const outcome = manner === 'declines' ? 'declined' : 'needsGuest';
      return { state: 'closed', outcome, silentCalls: 0 };
    }
  }
}
