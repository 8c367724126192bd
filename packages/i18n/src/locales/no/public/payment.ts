import type { Translation } from '../../../translation';
import type { payment as en } from '../../en/public/payment';

export const payment = {
  title: 'Betaling',
  now: 'Å betale nå',
  later: 'Å betale på stedet',
  pay: 'Betal {{amount}}',
  choice: 'Når vil du betale?',
  payNow: 'Betal {{amount}} nå',
  payLater: 'Betal på stedet',
  terms: 'Hvis du avbestiller',
  free: 'Gratis inntil {{hours}} timer før start',
  costs: '{{percent}} av prisen inntil {{hours}} timer før',
  afterwards: 'Deretter hele prisen',
  settling: 'Vi bekrefter betalingen din. Det tar et øyeblikk; du kan lukke denne siden.',
  openTitle: 'Ikke betalt ennå',
  openText:
    'Bestillingen er bekreftet når du har betalt. Vi holder plassen til {{time}}. Ble kortet avvist, kan du prøve et annet.',
  elsewhere:
    'Betal i den andre fanen. Etterpå går denne siden videre av seg selv. Vi holder plassen til {{time}}.',
  endedTitle: 'Ingenting ble betalt',
  endedText: 'Betalingen ble ikke fullført, så ingenting er bestilt.',
  returnedTitle: 'Plassen din var borte',
  returnedText:
    'Noen andre tok den siste plassen. Ingenting er bestilt, og du får hele beløpet, {{amount}}, tilbake.',
  doNotPay: 'Avbryt betalingen',
  loadFailed: 'Vi fikk ikke sjekket betalingen din.',
  back: 'Vi betaler tilbake {{refund}} av de {{paid}} du har betalt.',
  cardInAdvance: 'Du oppgir et kort når du bestiller. Da trekkes ingenting.',
  card: 'Oppgi kort',
  cardTitle: 'Kortet ditt',
  cardText:
    'Ingenting trekkes nå. Hvis du ikke møter, eller avbestiller sent, kan inntil {{fee}} trekkes fra kortet.',
  cardAlso:
    'Hvis du ikke møter, eller avbestiller sent, kan inntil {{fee}} trekkes fra det samme kortet.',
  openCard: 'Ingen kort ennå',
  openCardText:
    'Bestillingen er bekreftet når du har oppgitt et kort. Vi holder plassen til {{time}}. Ble kortet avvist, kan du prøve et annet.',
  doNotGive: 'Avbryt',
  endedCard: 'Ingenting er bestilt',
  endedCardText:
    'Du oppga ikke noe kort, eller plassen ble tatt i mellomtiden. Ingenting er trukket.',
  inAdvance: 'Betales på forhånd, når du bestiller.',
  invalid: 'Denne lenken fører ikke til noen betaling',
  paid: 'Betalt: {{amount}}',
} satisfies Translation<'no', typeof en>;
