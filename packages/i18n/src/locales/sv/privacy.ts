import type { Translation } from '../../translation';
import type { privacy as en } from '../en/privacy';
import { requests } from './privacy/requests';

export const privacy = {
  requests,
  title: 'Integritet',
  intro: 'Gästernas begäranden om sina uppgifter, och hur länge de sparas',
  failed: 'Gästerna kunde inte läsas in.',
  next: {
    title: 'I natt',
    intro:
      'Gäster utan bokning eller vistelse sedan {{since}}, och utan något inbokat, anonymiseras i natt. Eviga gäster behålls, och alla siffror består.',
    none: 'Ingen anonymiseras i natt',
    noneHint: 'Varje gäst har varit här sedan {{since}}, har något bokat eller är evig.',
    off: 'Alla gäster behålls',
    offHint: 'Ange efter hur många månader utan besök gäster anonymiseras.',
    settings: 'Anläggningens inställningar',
    guest: 'Gäst',
    created: 'Gäst sedan',
    why: 'Varför',
    reason: 'Inget bokat sedan {{since}}',
    unnamed: 'Utan namn',
  },
  dryRun: {
    title: 'Provkörning',
    hint: 'Räknar vilka som skulle anonymiseras nu. Inget ändras.',
    months: 'Månader utan besök',
    run: 'Räkna',
    running: 'Räknar …',
    failed: 'Provkörningen kunde inte startas.',
  },
  runs: {
    title: 'Tidigare körningar',
    failed: 'De tidigare körningarna kunde inte läsas in.',
    none: 'Inget har körts än',
    noneHint: 'Varje natt och varje provkörning listas här, utan gästernas namn.',
    at: 'När',
    what: 'Vad',
    night: 'Natt',
    dry: 'Provkörning av {{name}}',
    dryUnnamed: 'Provkörning',
    months_one: '{{count}} månad',
    months_other: '{{count}} månader',
    anonymised: 'Anonymiserade',
    active: 'Behållna: besök eller bokning',
    refused: 'Behållna: betalning pågår eller nyss bokat',
    eternal: 'Eviga',
  },
} satisfies Translation<'sv', typeof en>;
