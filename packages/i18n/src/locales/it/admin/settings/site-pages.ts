import type { Translation } from '../../../../translation';
import type { settingsSitePages as en } from '../../../en/admin/settings/site-pages';

export const settingsSitePages = {
  sitePages: {
    title: 'Pagine del sito',
    subtitle: 'Articoli e pagine speciali del sito pubblico',
    add: 'Nuova pagina',
    newTitle: 'Nuova pagina',
    none: 'Ancora nessuna pagina',
    noneHint: 'Le pagine fornite con Atrium non sono in questo elenco.',
    address: 'Indirizzo',
    slugHint: 'L’ultima parte dell’indirizzo: minuscole, cifre e trattini',
    kind: 'Dove si trova',
    kinds: { articles: 'Articoli', special: 'Speciale' },
    state: 'Stato',
    states: { draft: 'Bozza', public: 'Pubblica', withdrawn: 'Ritirata' },
    publicFrom: 'Pubblica dal',
    publicFromHint: 'Lasci vuoto per mostrare subito una pagina pubblica. Ora di {{zone}}.',
    texts: 'Testi',
    picture: 'Immagine',
    pictureHint:
      'Mostrata sopra il testo e con i link condivisi. La descriva prima tra le immagini della struttura.',
    pageTitle: 'Titolo',
    description: 'Descrizione',
    descriptionHint: 'Sotto il titolo e nei risultati di ricerca',
    body: 'Testo',
    bodyHint: 'Markdown: ## per un titolo, **grassetto**, [parole](/product) per un link',
    preview: 'Anteprima',
    empty: 'Ancora niente da mostrare',
    problems: 'Prima che possa essere pubblica',
    ready: 'Niente lo impedisce.',
    required: 'Ogni pagina pubblica ha bisogno dell’inglese e del norvegese.',
    open: 'Apri la pagina',
    history: 'Cronologia',
    lostText: 'Chi segue un link non troverà alcuna pagina.',
    changed: 'Modificata',
  },
} satisfies Translation<'it', typeof en>;
