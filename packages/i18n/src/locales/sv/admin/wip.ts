import type { Translation } from '../../../translation';
import type { wip as en } from '../../en/admin/wip';

export const wip = {
  title: 'Moduler',
  intro: 'Vad ditt ställe använder i dag.',
  failed: 'Modulerna kunde inte läsas in.',
  venue: 'Ditt ställe',
  on: 'Används',
  off: 'Avstängd',
  whoSwitches: 'En systemägare slår på och av moduler.',
  modules: {
    services: {
      name: 'Aktiviteter',
      text: 'Tjänster med veckotider, särskilda dagar, platser, tillval och väntelista; bokas av personalen eller av gästerna själva.',
    },
    stays: {
      name: 'Vistelser',
      text: 'Besök på en natt eller mer, med de tjänster som ingår varje dag och vad som återstår att boka.',
    },
    memberships: {
      name: 'Medlemskap',
      text: 'Kort och pass med eller utan ett antal användningar, i receptionen eller vid bokning, med en logg över varje användning.',
    },
    openBooking: {
      name: 'Öppen bokning',
      text: 'Besökare bokar från er webbplats utan konto.',
    },
    fnb: {
      name: 'Bord',
      text: 'Matsalen som planritning: bord, vem som sitter var, vem som kommer.',
    },
    spa: {
      name: 'Spa',
      text: 'Behandlingar med terapeuter och rum.',
    },
  },
} satisfies Translation<'sv', typeof en>;
