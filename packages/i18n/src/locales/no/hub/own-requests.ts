import type { Translation } from '../../../translation';
import type { ownRequests as en } from '../../en/hub/own-requests';

export const ownRequests = {
  title: 'Henvendelser om opplysningene dine',
  text: 'Be {{vendor}} om noe som gjelder opplysningene dine. Du får svar innen 30 dager.',
  ask: 'Send en henvendelse',
  what: 'Hva ønsker du?',
  kinds: {
    access: 'En kopi av alt som er lagret om meg',
    correction: 'Rette noe som er feil',
    erasure: 'Slette opplysningene mine',
    restriction: 'Beholde opplysningene, men ikke bruke dem',
    objection: 'Stoppe all markedsføring',
    portability: 'Opplysningene mine til en annen tjeneste',
  },
  details: 'Detaljer',
  detailsHint: 'Du kan la dette stå tomt.',
  send: 'Send henvendelse',
  sent: 'Henvendelsen er sendt. Du får en kvittering på e-post.',
  failed: 'Henvendelsen kunne ikke sendes.',
  loadFailed: 'Henvendelsene dine kunne ikke lastes.',
  number: 'Nummer {{reference}}',
  due: 'Svar innen {{date}}',
  withdraw: 'Trekk tilbake',
  withdrawn: 'Henvendelsen er trukket tilbake.',
  states: {
    unconfirmed: 'Ikke bekreftet',
    open: 'Åpen',
    answered: 'Besvart',
    refused: 'Avslått',
    withdrawn: 'Trukket',
    lapsed: 'Aldri bekreftet',
  },
} satisfies Translation<'no', typeof en>;
