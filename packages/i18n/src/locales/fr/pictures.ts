import type { Translation } from '../../translation';
import type { pictures as en } from '../en/pictures';

export const pictures = {
  hint: 'La première figure sur la carte de l’activité. Faites-les glisser pour changer l’ordre, ou utilisez les flèches.',
  choose: 'Choisir des images',
  limits:
    'Ou faites-les glisser ici, ou collez-en une. JPEG, PNG, WebP ou AVIF, jusqu’à 15 Mo et 50 mégapixels.',
  chooseOne: 'Choisir une image',
  chooseFor: 'Choisir une image : {{name}}',
  limitsOne: 'Ou faites-la glisser ici. JPEG, PNG, WebP ou AVIF, jusqu’à 15 Mo et 50 mégapixels.',
  full: 'Il y a de la place pour {{count}} images. Retirez-en une pour en ajouter une autre.',
  uploading: 'Envoi de {{name}}',
  failed: 'L’image n’a pas pu être envoyée.',
  undescribed: 'Les clients la voient dès qu’elle a une description.',
  describe: 'Décrire',
  describeTitle: 'Décrire l’image',
  altHint: 'Une phrase pour les clients qui ne peuvent pas la voir.',
  altMissing: 'Saisissez ce que montre l’image',
  focus: 'Point central',
  focusHint:
    'Reste visible là où l’image est recadrée. Cliquez sur l’image ou déplacez les curseurs.',
  fromLeft: 'Depuis la gauche',
  fromTop: 'Depuis le haut',
  remove: 'Retirer « {{name}} »',
  broken: 'Cette image n’a pas pu être préparée. Retirez-la et envoyez-la de nouveau.',
  offer: { title: 'Image pour les clients', hint: 'Les clients la voient à côté du nom.' },
  portrait: {
    title: 'Image du praticien',
    hint: 'Les clients la voient lorsqu’ils choisissent un praticien. Le nom dit de qui il s’agit.',
  },
  removeOne: 'Retirer l’image',
} satisfies Translation<'fr', typeof en>;
