import type { Translation } from '../../../translation';
import type { privacy as en } from '../../en/public/privacy';

export const privacy = {
  title: 'Spør om opplysningene dine',
  text: 'Be {{vendor}} om noe som gjelder opplysningene dine. Du får en lenke på e-post for å bekrefte at det er deg.',
  what: 'Hva ønsker du?',
  details: 'Detaljer',
  detailsHint: 'Du kan la dette stå tomt.',
  send: 'Send henvendelse',
  kinds: {
    access: 'En kopi av alt som er lagret om meg',
    correction: 'Rette noe som er feil',
    erasure: 'Slette opplysningene mine',
    restriction: 'Beholde opplysningene, men ikke bruke dem',
    objection: 'Stoppe all markedsføring',
    portability: 'Opplysningene mine til en annen tjeneste',
  },
  sent: 'Hvis {{vendor}} kjenner adressen, er en lenke på vei. Henvendelsen gjelder når du har fulgt den.',
  confirm: {
    title: 'Bekreft henvendelsen',
    text: 'Ett klikk, så svarer stedet innen 30 dager.',
    button: 'Det var meg',
    done: 'Henvendelsen er bekreftet',
    doneText: 'Nummeret er {{reference}}. Du får svar innen {{due}}.',
    invalid: 'Lenken er ikke gyldig',
    invalidText:
      'Den virker én gang, i 48 timer. Send henvendelsen på nytt, eller skriv til stedet.',
  },
} satisfies Translation<'no', typeof en>;
