import type { Translation } from '../../translation';
import type { pictures as en } from '../en/pictures';

export const pictures = {
  hint: 'Das erste steht auf der Karte der Aktivität. Ziehen Sie die Bilder in eine andere Reihenfolge, oder nehmen Sie die Pfeile.',
  choose: 'Bilder auswählen',
  limits:
    'Oder ziehen Sie sie hierher, oder fügen Sie eines ein. JPEG, PNG, WebP oder AVIF, bis 15 MB und 50 Megapixel.',
  chooseOne: 'Bild auswählen',
  chooseFor: 'Bild auswählen: {{name}}',
  limitsOne: 'Oder ziehen Sie es hierher. JPEG, PNG, WebP oder AVIF, bis 15 MB und 50 Megapixel.',
  full: 'Es ist Platz für {{count}} Bilder. Entfernen Sie eines, um ein anderes hinzuzufügen.',
  uploading: '{{name}} wird hochgeladen',
  failed: 'Das Bild konnte nicht hochgeladen werden.',
  undescribed: 'Gäste sehen es, sobald es eine Beschreibung hat.',
  describe: 'Beschreiben',
  describeTitle: 'Bild beschreiben',
  altHint: 'Ein Satz für Gäste, die es nicht sehen können.',
  altMissing: 'Geben Sie ein, was das Bild zeigt',
  focus: 'Blickpunkt',
  focusHint:
    'Bleibt sichtbar, wo das Bild beschnitten wird. Klicken Sie auf das Bild, oder bewegen Sie die Regler.',
  fromLeft: 'Von links',
  fromTop: 'Von oben',
  remove: '„{{name}}“ entfernen',
  broken:
    'Dieses Bild konnte nicht aufbereitet werden. Entfernen Sie es und laden Sie es erneut hoch.',
  offer: { title: 'Bild für Gäste', hint: 'Gäste sehen es neben dem Namen.' },
  portrait: {
    title: 'Porträt',
    hint: 'Gäste sehen es dort, wo sie einen Therapeuten auswählen. Der Name sagt, wer es ist.',
  },
  removeOne: 'Bild entfernen',
} satisfies Translation<'de', typeof en>;
