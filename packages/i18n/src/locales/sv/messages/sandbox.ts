import type { Translation } from '../../../translation';
import type { sandbox as en } from '../../en/messages/sandbox';

export const sandbox = {
  title: 'Testbetalning',
  notice:
    'Det här är en sandlåda. Inga pengar flyttas och inget kort behövs: välj vad som ska hända.',
  pay: 'Betala {{sum}}',
  askToConfirm: 'Betala med 3-D Secure',
  giveCard: 'Ange kortet',
  giveWithSecure: 'Ange det med 3-D Secure',
  confirmText: 'Nu skulle din bank fråga om det är du som betalar.',
  confirm: 'Ja, det är jag',
  decline: 'Neka kortet',
  declined: 'Kortet nekades. Välj igen.',
  leave: 'Gå tillbaka utan att betala',
  misbehave: 'Betala och låt leverantören göra fel',
  silence: 'Inget svar när pengarna dras',
  later: 'Ange ett kort som sviker senare',
  cards: {
    declines: 'Banken nekar det senare',
    needsGuest: 'Banken frågar efter dig senare',
    isSilent: 'Inget svar när det debiteras senare',
  },
  closed: 'Betalningen är avslutad',
  back: 'Fortsätt',
  notices: {
    late: 'Meddelandet kommer sent',
    twice: 'Meddelandet kommer två gånger',
    outOfOrder: 'Meddelandena kommer i fel ordning',
    never: 'Meddelandet kommer aldrig',
  },
} satisfies Translation<'sv', typeof en>;
