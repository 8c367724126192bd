import type { Translation } from '../../../../translation';
import type { series as en } from '../../../en/admin/bookings/series';

export const series = {
  repeat: 'Upprepa på flera datum',
  every: 'Var',
  weeks_one: '{{count}} vecka',
  weeks_other: '{{count}} veckor',
  until: 'Till och med',
  onFull: {
    label: 'När ett datum är fullt',
    skip: 'Hoppa över det',
    stop: 'Sluta där',
  },
  plan: 'Vad som blir bokat',
  planFailed: 'Datumen kunde inte kontrolleras.',
  booked_one: '{{count}} av {{all}} datum har plats.',
  booked_other: '{{count}} av {{all}} datum har plats.',
  outcome: {
    booked: 'plats',
    closed: 'stängt',
    full: 'fullt',
    stopped: 'bokas inte längre',
  },
  submit: 'Boka alla datum med plats',
  basket: 'Bokas på en gång',
  addMore: 'Välj en tjänst till',
  removeItem: 'Ta bort {{name}}',
  bookAll_one: 'Boka {{count}} bokning',
  bookAll_other: 'Boka {{count}} bokningar',
  groupBooked_one: '{{count}} bokning gjord.',
  groupBooked_other: '{{count}} bokningar gjorda.',
  dates: 'Seriens datum',
  together: 'Bokat på en gång',
  cancelAll: 'Avboka alla kommande',
  cancelAllText:
    'Alla bokningar som inte har börjat avbokas. De som är över förblir som de är. Det som är betalt i förskott går tillbaka till gästen enligt villkoren för varje bokning.',
  done_one: '{{count}} av {{all}} datum är bokat.',
  done_other: '{{count}} av {{all}} datum är bokade.',
  putOnList: 'Sätt ”{{name}}” på väntelistan',
  fullItem:
    '”{{name}}” har inte plats för sällskapet. Den kan vänta som helhet medan resten bokas.',
} satisfies Translation<'sv', typeof en>;
