import type { Translation } from '../../../translation';
import type { sandbox as en } from '../../en/messages/sandbox';

export const sandbox = {
  title: 'Testzahlung',
  notice:
    'Dies ist eine Testumgebung. Es fließt kein Geld, und es wird keine Karte verlangt: Wählen Sie, was geschehen soll.',
  pay: '{{sum}} zahlen',
  askToConfirm: 'Mit 3-D Secure zahlen',
  giveCard: 'Karte angeben',
  giveWithSecure: 'Mit 3-D Secure angeben',
  confirmText: 'Ihre Bank würde jetzt fragen, ob Sie es sind.',
  confirm: 'Ja, ich bin es',
  decline: 'Karte ablehnen',
  declined: 'Die Karte wurde abgelehnt. Wählen Sie erneut.',
  leave: 'Zurück, ohne zu zahlen',
  misbehave: 'Zahlen und den Anbieter Fehler machen lassen',
  silence: 'Keine Antwort beim Einzug des Geldes',
  later: 'Eine Karte angeben, die später versagt',
  cards: {
    declines: 'Die Bank lehnt sie später ab',
    needsGuest: 'Die Bank verlangt später Ihre Bestätigung',
    isSilent: 'Keine Antwort bei der späteren Belastung',
  },
  closed: 'Diese Zahlung ist geschlossen',
  back: 'Weiter',
  notices: {
    late: 'Die Nachricht kommt zu spät',
    twice: 'Die Nachricht kommt zweimal',
    outOfOrder: 'Die Nachrichten kommen in falscher Reihenfolge',
    never: 'Die Nachricht kommt nie',
  },
} satisfies Translation<'de', typeof en>;
