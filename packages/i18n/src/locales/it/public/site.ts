import type { Translation } from '../../../translation';
import type { site as en } from '../../en/public/site';

export const site = {
  onThisPage: 'In questa pagina',
  groups: {
    product: 'Prodotto',
    company: 'Azienda',
    help: 'Aiuto',
    legal: 'Note legali',
  },
  pages: {
    product: 'Che cosa fa',
    sastech: 'Come è fatto',
    patchnotes: 'Novità',
    articles: 'Articoli',
    special: 'In primo piano',
    pitchDeck: 'Presentazione',
    hallOfFame: 'Ringraziamenti',
    career: 'Lavora con noi',
    helpCenter: 'Centro assistenza',
    portal: 'Per gli ospiti',
    privacy: 'Informativa privacy',
    legal: 'Informazioni legali',
    terms: 'Condizioni di vendita',
    sla: 'Livelli di servizio',
  },
} satisfies Translation<'it', typeof en>;
