import type { Translation } from '../../translation';
import type { pictures as en } from '../en/pictures';

export const pictures = {
  hint: 'La prima è sulla scheda dell’attività. Le trascini per cambiare l’ordine o usi le frecce.',
  choose: 'Scegli le immagini',
  limits:
    'Oppure le trascini qui o ne incolli una. JPEG, PNG, WebP o AVIF, fino a 15 MB e 50 megapixel.',
  chooseOne: 'Scegli un’immagine',
  chooseFor: 'Scegli un’immagine: {{name}}',
  limitsOne: 'Oppure la trascini qui. JPEG, PNG, WebP o AVIF, fino a 15 MB e 50 megapixel.',
  full: 'C’è posto per {{count}} immagini. Ne rimuova una per aggiungerne un’altra.',
  uploading: 'Caricamento di {{name}}',
  failed: 'Non è stato possibile caricare l’immagine.',
  undescribed: 'Gli ospiti la vedono appena ha una descrizione.',
  describe: 'Descrivi',
  describeTitle: 'Descrivi l’immagine',
  altHint: 'Una frase per gli ospiti che non possono vederla.',
  altMissing: 'Inserisca che cosa mostra l’immagine',
  focus: 'Punto focale',
  focusHint:
    'Resta visibile dove l’immagine viene ritagliata. Clicchi sull’immagine o sposti i cursori.',
  fromLeft: 'Da sinistra',
  fromTop: 'Dall’alto',
  remove: 'Rimuovi «{{name}}»',
  broken: 'Non è stato possibile preparare questa immagine. La rimuova e la carichi di nuovo.',
  offer: { title: 'Immagine per gli ospiti', hint: 'Gli ospiti la vedono accanto al nome.' },
  portrait: {
    title: 'Ritratto',
    hint: 'Gli ospiti lo vedono quando scelgono il terapista. Il nome dice chi è.',
  },
  removeOne: 'Rimuovi l’immagine',
} satisfies Translation<'it', typeof en>;
