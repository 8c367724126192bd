import type { Translation } from '../../../../translation';
import type { series as en } from '../../../en/admin/bookings/series';

export const series = {
  repeat: 'Gjenta på flere datoer',
  every: 'Hver',
  weeks_one: '{{count}} uke',
  weeks_other: '{{count}} uker',
  until: 'Til og med',
  onFull: {
    label: 'Når en dato er full',
    skip: 'Hopp over den',
    stop: 'Stopp der',
  },
  plan: 'Hva som blir bestilt',
  planFailed: 'Datoene kunne ikke kontrolleres.',
  booked_one: '{{count}} av {{all}} datoer har plass.',
  booked_other: '{{count}} av {{all}} datoer har plass.',
  outcome: {
    booked: 'plass',
    closed: 'stengt',
    full: 'fullt',
    stopped: 'bestilles ikke lenger',
  },
  submit: 'Bestill alle datoer med plass',
  basket: 'Bestilles under ett',
  addMore: 'Velg en tjeneste til',
  removeItem: 'Fjern {{name}}',
  bookAll_one: 'Bestill {{count}} reservasjon',
  bookAll_other: 'Bestill {{count}} reservasjoner',
  groupBooked_one: '{{count}} reservasjon gjort.',
  groupBooked_other: '{{count}} reservasjoner gjort.',
  dates: 'Datoene i serien',
  together: 'Bestilt under ett',
  cancelAll: 'Avbestill alle kommende',
  cancelAllText:
    'Alle reservasjoner som ikke har begynt, avbestilles. De som er over, forblir som de er. Det som er betalt på forhånd, går tilbake til gjesten etter vilkårene for hver av dem.',
  done_one: '{{count}} av {{all}} datoer er bestilt.',
  done_other: '{{count}} av {{all}} datoer er bestilt.',
  putOnList: 'Sett «{{name}}» på venteliste',
  fullItem:
    '«{{name}}» har ikke plass til dette følget. Den kan vente som helhet mens resten bestilles.',
} satisfies Translation<'no', typeof en>;
