import type { Translation } from '../../../translation';
import type { booking as en } from '../../en/hub/booking';

export const booking = {
  steps: {
    progress: 'Steg {{position}} av {{total}}',
    date: 'Välj datum',
    time: 'Välj tid',
    details: 'Gästuppgifter',
    comments: 'Kommentarer',
    overview: 'Översikt över bokningen',
    complete: 'Bokningen är klar',
    waiting: 'På väntelistan',
  },
  continue: 'Fortsätt',
  change: 'Ändra',
  guest: {
    title: 'Bokad av',
  },
  comments: {
    intro: 'Är det något vi bör veta? Du kan lämna det tomt.',
  },
  companion: {
    known: 'Från tidigare bokningar',
    addKnown: 'Lägg till {{name}}',
  },
  overview: {
    when: 'När',
    companions: 'Ressällskap',
    confirm: 'Bekräfta bokningen',
    confirmText: 'Kontrollera uppgifterna och bekräfta.',
  },
  sending: {
    slow: 'Skickar fortfarande. Anslutningen är långsam, så låt sidan vara öppen.',
    undecided:
      'Anslutningen bröts medan bokningen för {{date}} kl. {{time}} skickades. Det du har fyllt i finns kvar. Försök igen: du blir inte bokad två gånger.',
    offline: 'Du är offline. Den skickas så snart du är ansluten igen.',
  },
  again: 'Boka igen',
  removeFromCalendar: 'Ta bort från kalendern',
  cancelFree: 'Avbokning är kostnadsfri.',
  membership: {
    title: 'Hur vill du betala?',
    use: 'Använd {{membership}}',
    left: '{{left}} kvar, den här bokningen använder {{uses}}',
    unlimited: 'Obegränsat',
    none: 'Utan medlemskap',
    covered: 'Täcks',
    paid: 'Betald med {{membership}}',
    stay: 'Ingår i vistelsen',
    givenBack: 'Användningen av medlemskapet ges tillbaka.',
  },
  cart: {
    title: 'Din varukorg',
    intro: 'Vi bokar allt tillsammans, eller inget.',
    another: 'Lägg till en aktivitet till',
    add: 'Lägg i varukorgen',
    remove: 'Ta bort {{activity}}',
    payment: 'Betalning för {{activity}}',
    nothingBooked: 'Inget har bokats.',
    rest: 'Välj en annan tid för {{activity}}, eller ta bort aktiviteten för att boka resten.',
    heldUntil: 'Hålls åt dig till kl. {{time}}',
    bookAll: 'Boka alla {{number}}',
    also: 'Även i varukorgen',
    only: 'Boka bara {{activity}}',
    left: 'Inte bokat, men kvar i varukorgen: {{activities}}.',
    lost: 'Inget i den hålls längre åt dig.',
    back: 'Tillbaka',
    notHeld: 'Hålls inte längre åt dig',
    see: 'Visa varukorgen',
    bookedAndWaiting: 'Din bokning är bekräftad. Du står på väntelistan för {{activities}}.',
  },
  overlap: {
    text: 'Det här krockar med {{activity}}, {{when}}.',
    pair: '{{activity}} krockar med {{other}}, {{when}}.',
    allowed: 'Du kan boka ändå.',
  },
} as const satisfies Translation<'sv', typeof en>;
