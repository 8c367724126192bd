import type { Translation } from '../../translation';
import type { privacy as en } from '../en/privacy';
import { requests } from './privacy/requests';

export const privacy = {
  requests,
  title: 'Personvern',
  intro: 'Gjestenes forespørsler om egne data, og hvor lenge data lagres',
  failed: 'Gjestene kunne ikke lastes.',
  next: {
    title: 'I natt',
    intro:
      'Gjester uten bestilling eller opphold siden {{since}}, og uten noe i vente, anonymiseres i natt. Evige gjester beholdes, og alle tall består.',
    none: 'Ingen anonymiseres i natt',
    noneHint: 'Hver gjest har vært her siden {{since}}, har noe bestilt eller er evig.',
    off: 'Alle gjester beholdes',
    offHint: 'Velg hvor mange måneder uten besøk det går før gjester anonymiseres.',
    settings: 'Innstillinger for stedet',
    guest: 'Gjest',
    created: 'Gjest siden',
    why: 'Hvorfor',
    reason: 'Ingenting bestilt siden {{since}}',
    unnamed: 'Uten navn',
  },
  dryRun: {
    title: 'Prøvekjøring',
    hint: 'Teller hvem som ville blitt anonymisert nå. Ingenting endres.',
    months: 'Måneder uten besøk',
    run: 'Tell',
    running: 'Teller …',
    failed: 'Prøvekjøringen kunne ikke startes.',
  },
  runs: {
    title: 'Tidligere kjøringer',
    failed: 'De tidligere kjøringene kunne ikke lastes.',
    none: 'Ingenting er kjørt ennå',
    noneHint: 'Hver natt og hver prøvekjøring står her, uten navn på gjester.',
    at: 'Når',
    what: 'Hva',
    night: 'Natt',
    dry: 'Prøvekjøring av {{name}}',
    dryUnnamed: 'Prøvekjøring',
    months_one: '{{count}} måned',
    months_other: '{{count}} måneder',
    anonymised: 'Anonymisert',
    active: 'Beholdt: besøk eller bestilling',
    refused: 'Beholdt: betaling pågår eller nettopp bestilt',
    eternal: 'Evige',
  },
} satisfies Translation<'no', typeof en>;
