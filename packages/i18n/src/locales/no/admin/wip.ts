import type { Translation } from '../../../translation';
import type { wip as en } from '../../en/admin/wip';

export const wip = {
  title: 'Moduler',
  intro: 'Hva stedet ditt bruker i dag.',
  failed: 'Modulene kunne ikke lastes.',
  venue: 'Ditt sted',
  on: 'I bruk',
  off: 'Slått av',
  whoSwitches: 'En systemeier slår moduler av og på.',
  modules: {
    services: {
      name: 'Aktiviteter',
      text: 'Tjenester med ukentlige tider, spesielle dager, plasser, tillegg og venteliste; bestilles av ansatte eller av gjestene selv.',
    },
    stays: {
      name: 'Opphold',
      text: 'Besøk på én natt eller mer, med tjenestene som er inkludert hver dag og hva som gjenstår å bestille.',
    },
    memberships: {
      name: 'Medlemskap',
      text: 'Kort og pass med eller uten et antall bruk, brukt i skranken eller ved bestilling, med en logg over hver bruk.',
    },
    openBooking: {
      name: 'Åpen bestilling',
      text: 'Besøkende bestiller fra nettstedet deres uten konto.',
    },
    fnb: {
      name: 'Bord',
      text: 'Spisesalen som plantegning: bord, hvem som sitter hvor, hvem som kommer.',
    },
    spa: {
      name: 'Spa',
      text: 'Behandlinger med terapeuter og rom.',
    },
  },
} satisfies Translation<'no', typeof en>;
