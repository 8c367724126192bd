import type { Translation } from '../../translation';
import type { pictures as en } from '../en/pictures';

export const pictures = {
  hint: 'Det første står på kortet til aktiviteten. Dra dem for å endre rekkefølgen, eller bruk pilene.',
  choose: 'Velg bilder',
  limits:
    'Eller dra dem hit, eller lim inn et. JPEG, PNG, WebP eller AVIF, inntil 15 MB og 50 megapiksler.',
  chooseOne: 'Velg et bilde',
  chooseFor: 'Velg et bilde: {{name}}',
  limitsOne: 'Eller dra det hit. JPEG, PNG, WebP eller AVIF, inntil 15 MB og 50 megapiksler.',
  full: 'Det er plass til {{count}} bilder. Fjern et for å legge til et nytt.',
  uploading: 'Laster opp {{name}}',
  failed: 'Bildet kunne ikke lastes opp.',
  undescribed: 'Gjestene ser det når det har en beskrivelse.',
  describe: 'Beskriv',
  describeTitle: 'Beskriv bildet',
  altHint: 'Én setning for gjester som ikke kan se det.',
  altMissing: 'Skriv hva bildet viser',
  focus: 'Fokuspunkt',
  focusHint: 'Forblir synlig der bildet beskjæres. Klikk på bildet, eller flytt glidebryterne.',
  fromLeft: 'Fra venstre',
  fromTop: 'Ovenfra',
  remove: 'Fjern «{{name}}»',
  broken: 'Bildet kunne ikke klargjøres. Fjern det og last det opp på nytt.',
  offer: { title: 'Bilde for gjester', hint: 'Gjestene ser det ved siden av navnet.' },
  portrait: {
    title: 'Portrett',
    hint: 'Gjestene ser det der de velger terapeut. Navnet sier hvem det er.',
  },
  removeOne: 'Fjern bildet',
} satisfies Translation<'no', typeof en>;
