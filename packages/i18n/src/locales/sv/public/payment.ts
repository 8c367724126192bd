import type { Translation } from '../../../translation';
import type { payment as en } from '../../en/public/payment';

export const payment = {
  title: 'Betalning',
  now: 'Att betala nu',
  later: 'Att betala på plats',
  pay: 'Betala {{amount}}',
  choice: 'När vill du betala?',
  payNow: 'Betala {{amount}} nu',
  payLater: 'Betala på plats',
  terms: 'Om du avbokar',
  free: 'Gratis till {{hours}} timmar före start',
  costs: '{{percent}} av priset till {{hours}} timmar före',
  afterwards: 'Därefter hela priset',
  settling: 'Vi bekräftar din betalning. Det tar en stund; du kan stänga sidan.',
  openTitle: 'Inte betalt än',
  openText:
    'Bokningen är bekräftad när du har betalat. Vi håller din plats till {{time}}. Om kortet nekades kan du prova ett annat.',
  elsewhere:
    'Betala i den andra fliken. Sedan går den här sidan vidare av sig själv. Vi håller din plats till {{time}}.',
  endedTitle: 'Inget betalades',
  endedText: 'Betalningen slutfördes inte, så inget är bokat.',
  returnedTitle: 'Din plats var borta',
  returnedText:
    'Någon annan tog den sista platsen. Inget är bokat och du får tillbaka hela {{amount}}.',
  doNotPay: 'Avbryt betalningen',
  loadFailed: 'Vi kunde inte kontrollera din betalning.',
  back: 'Vi betalar tillbaka {{refund}} av de {{paid}} som du har betalat.',
  cardInAdvance: 'Du anger ett kort när du bokar. Inget dras då.',
  card: 'Ange kort',
  cardTitle: 'Ditt kort',
  cardText:
    'Inget dras nu. Om du inte kommer, eller avbokar sent, kan upp till {{fee}} dras från kortet.',
  cardAlso: 'Om du inte kommer, eller avbokar sent, kan upp till {{fee}} dras från samma kort.',
  openCard: 'Inget kort än',
  openCardText:
    'Bokningen är bekräftad när du har angett ett kort. Vi håller din plats till {{time}}. Om kortet nekades kan du prova ett annat.',
  doNotGive: 'Avbryt',
  endedCard: 'Inget är bokat',
  endedCardText: 'Du angav inget kort, eller så togs platsen under tiden. Inget har dragits.',
  inAdvance: 'Betalas i förskott, när du bokar.',
  invalid: 'Länken leder inte till någon betalning',
  paid: 'Betalt: {{amount}}',
} satisfies Translation<'sv', typeof en>;
