import type { Translation } from '../../translation';
import type { pictures as en } from '../en/pictures';

export const pictures = {
  hint: 'La primera aparece en la tarjeta de la actividad. Arrástrelas para cambiar el orden o use las flechas.',
  choose: 'Elegir imágenes',
  limits: 'O arrástrelas aquí, o pegue una. JPEG, PNG, WebP o AVIF, hasta 15 MB y 50 megapíxeles.',
  chooseOne: 'Elegir una imagen',
  chooseFor: 'Elegir una imagen: {{name}}',
  limitsOne: 'O arrástrela aquí. JPEG, PNG, WebP o AVIF, hasta 15 MB y 50 megapíxeles.',
  full: 'Caben {{count}} imágenes. Quite una para añadir otra.',
  uploading: 'Subiendo {{name}}',
  failed: 'No se pudo subir la imagen.',
  undescribed: 'Los huéspedes la ven en cuanto tiene una descripción.',
  describe: 'Describir',
  describeTitle: 'Describir la imagen',
  altHint: 'Una frase para los huéspedes que no pueden verla.',
  altMissing: 'Escriba lo que muestra la imagen',
  focus: 'Punto focal',
  focusHint:
    'Permanece visible donde se recorta la imagen. Haga clic en la imagen o mueva los controles.',
  fromLeft: 'Desde la izquierda',
  fromTop: 'Desde arriba',
  remove: 'Quitar «{{name}}»',
  broken: 'No se pudo preparar esta imagen. Quítela y súbala de nuevo.',
  offer: { title: 'Imagen para los huéspedes', hint: 'Los huéspedes la ven junto al nombre.' },
  portrait: {
    title: 'Retrato',
    hint: 'Los huéspedes lo ven donde eligen terapeuta. El nombre dice quién es.',
  },
  removeOne: 'Quitar la imagen',
} satisfies Translation<'es', typeof en>;
