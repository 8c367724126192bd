import type { Translation } from '../../translation';
import type { publicPages as en } from '../en/public';

export const publicPages = {
  brand: 'Atrium',
  skipToContent: 'Vai al contenuto',
  nav: {
    label: 'Menu principale',
    openMenu: 'Apri il menu',
    closeMenu: 'Chiudi il menu',
    home: 'Pagina iniziale',
    product: 'Prodotto',
    about: 'Chi siamo',
    helpCenter: 'Centro assistenza',
    activityHub: 'Area personale',
    staffLogin: 'Accesso del personale',
  },
  home: {
    title: 'Tutte le prenotazioni della Sua struttura in un unico posto',
    lead: 'Soggiorni, spa, tavoli e attività: gli ospiti prenotano da soli, il personale vede tutto subito e nessun posto viene venduto due volte.',
    primaryAction: 'Trovi la Sua struttura',
    secondaryAction: 'Scopra il prodotto',
    guestsTitle: 'Per gli ospiti',
    guestsText:
      'Prenotare attività, iscriversi alla lista d’attesa, modificare o annullare: dal telefono, in sette lingue.',
    staffTitle: 'Per il personale',
    staffText:
      'Schede ospiti, elenchi di prenotazioni e una ricerca che trova l’ospite mentre si scrive.',
    venueTitle: 'Per la struttura',
    venueText: 'Il Suo logo, i Suoi colori e la Sua lingua, le Sue regole per orari e posti.',
  },
  findVenue: {
    title: 'Trovi la Sua struttura',
    label: 'Nome della struttura',
    submit: 'Vai alla struttura',
    notFound: 'Non conosciamo alcuna struttura con questo nome.',
  },
  footer: {
    label: 'Altre pagine',
    legal: 'Note legali',
    privacy: 'Tutela dei dati',
    termsOfSale: 'Condizioni di vendita',
    openApi: 'API',
    rights: '© {{year}} Atrium',
  },
} satisfies Translation<'it', typeof en>;
