import type { Translation } from '../../translation';
import type { pictures as en } from '../en/pictures';

export const pictures = {
  hint: 'Den första står på aktivitetens kort. Dra dem för att ändra ordningen, eller använd pilarna.',
  choose: 'Välj bilder',
  limits:
    'Eller dra dem hit, eller klistra in en. JPEG, PNG, WebP eller AVIF, upp till 15 MB och 50 megapixel.',
  chooseOne: 'Välj en bild',
  chooseFor: 'Välj en bild: {{name}}',
  limitsOne: 'Eller dra den hit. JPEG, PNG, WebP eller AVIF, upp till 15 MB och 50 megapixel.',
  full: 'Det finns plats för {{count}} bilder. Ta bort en för att lägga till en ny.',
  uploading: 'Laddar upp {{name}}',
  failed: 'Bilden kunde inte laddas upp.',
  undescribed: 'Gästerna ser den när den har en beskrivning.',
  describe: 'Beskriv',
  describeTitle: 'Beskriv bilden',
  altHint: 'En mening för gäster som inte kan se den.',
  altMissing: 'Skriv vad bilden visar',
  focus: 'Fokuspunkt',
  focusHint: 'Förblir synlig där bilden beskärs. Klicka på bilden, eller flytta reglagen.',
  fromLeft: 'Från vänster',
  fromTop: 'Uppifrån',
  remove: 'Ta bort ”{{name}}”',
  broken: 'Bilden kunde inte förberedas. Ta bort den och ladda upp den igen.',
  offer: { title: 'Bild för gäster', hint: 'Gästerna ser den bredvid namnet.' },
  portrait: {
    title: 'Porträtt',
    hint: 'Gästerna ser det där de väljer terapeut. Namnet säger vem det är.',
  },
  removeOne: 'Ta bort bilden',
} satisfies Translation<'sv', typeof en>;
