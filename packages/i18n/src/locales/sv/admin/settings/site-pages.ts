import type { Translation } from '../../../../translation';
import type { settingsSitePages as en } from '../../../en/admin/settings/site-pages';

export const settingsSitePages = {
  sitePages: {
    title: 'Sidor på webbplatsen',
    subtitle: 'Artiklar och särskilda sidor på den offentliga webbplatsen',
    add: 'Ny sida',
    newTitle: 'Ny sida',
    none: 'Inga sidor ännu',
    noneHint: 'Sidorna som följer med Atrium finns inte i listan.',
    address: 'Adress',
    slugHint: 'Sista delen av adressen: små bokstäver, siffror och bindestreck',
    kind: 'Var den finns',
    kinds: { articles: 'Artiklar', special: 'Särskilt' },
    state: 'Läge',
    states: { draft: 'Utkast', public: 'Offentlig', withdrawn: 'Indragen' },
    publicFrom: 'Offentlig från',
    publicFromHint: 'Lämna tomt för att visa en offentlig sida direkt. Tid i {{zone}}.',
    texts: 'Texter',
    picture: 'Bild',
    pictureHint:
      'Visas ovanför texten och med delade länkar. Beskriv den först bland anläggningens bilder.',
    pageTitle: 'Titel',
    description: 'Beskrivning',
    descriptionHint: 'Under titeln och i sökresultat',
    body: 'Text',
    bodyHint: 'Markdown: ## för en rubrik, **fet**, [ord](/product) för en länk',
    preview: 'Förhandsvisning',
    empty: 'Inget att visa ännu',
    problems: 'Innan den kan bli offentlig',
    ready: 'Inget står i vägen.',
    required: 'Varje offentlig sida behöver engelska och norska.',
    open: 'Öppna sidan',
    history: 'Historik',
    lostText: 'Den som följer en länk dit hittar ingen sida.',
    changed: 'Ändrad',
  },
} satisfies Translation<'sv', typeof en>;
