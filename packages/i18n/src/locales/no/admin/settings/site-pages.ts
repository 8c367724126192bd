import type { Translation } from '../../../../translation';
import type { settingsSitePages as en } from '../../../en/admin/settings/site-pages';

export const settingsSitePages = {
  sitePages: {
    title: 'Sider på nettstedet',
    subtitle: 'Artikler og særlige sider på det offentlige nettstedet',
    add: 'Ny side',
    newTitle: 'Ny side',
    none: 'Ingen sider ennå',
    noneHint: 'Sidene som følger med Atrium, står ikke i denne listen.',
    address: 'Adresse',
    slugHint: 'Siste del av adressen: små bokstaver, sifre og bindestreker',
    kind: 'Hvor den står',
    kinds: { articles: 'Artikler', special: 'Særlig' },
    state: 'Tilstand',
    states: { draft: 'Utkast', public: 'Offentlig', withdrawn: 'Trukket tilbake' },
    publicFrom: 'Offentlig fra',
    publicFromHint: 'La stå tomt for å vise en offentlig side med en gang. Tid i {{zone}}.',
    texts: 'Tekster',
    picture: 'Bilde',
    pictureHint:
      'Vises over teksten og sammen med delte lenker. Beskriv det først blant stedets bilder.',
    pageTitle: 'Tittel',
    description: 'Beskrivelse',
    descriptionHint: 'Under tittelen og i søkeresultater',
    body: 'Tekst',
    bodyHint: 'Markdown: ## for en overskrift, **fet**, [ord](/product) for en lenke',
    preview: 'Forhåndsvisning',
    empty: 'Ingenting å vise ennå',
    problems: 'Før den kan bli offentlig',
    ready: 'Ingenting står i veien.',
    required: 'Hver offentlige side trenger engelsk og norsk.',
    open: 'Åpne siden',
    history: 'Historikk',
    lostText: 'De som følger en lenke dit, finner ingen side.',
    changed: 'Endret',
  },
} satisfies Translation<'no', typeof en>;
