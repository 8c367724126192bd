import type { Translation } from '../../../translation';
import type {
  treatmentConfirmation as en,
  treatmentFree as enFree,
} from '../../en/messages/treatments';

export const treatmentConfirmation = {
  subject: 'Confirmado: {{treatment}}, {{date}}',
  body: 'Su tratamiento en {{vendor}} está confirmado. ¡Le esperamos con mucho gusto!',
  title: 'Su tratamiento',
  treatment: 'Tratamiento',
  therapist: 'Terapeuta',
  open: 'Ver mi tratamiento',
  calendar: 'El archivo adjunto añade el tratamiento a su calendario.',
  journey: {
    body: 'Sus tratamientos en {{vendor}} están confirmados. ¡Le esperamos con mucho gusto!',
    title: 'Sus tratamientos',
    open: 'Ver mis tratamientos',
    calendar: 'El archivo adjunto los añade todos a su calendario.',
  },
} satisfies Translation<'es', typeof en>;

export const treatmentFree = {
  subject: 'Horas libres: {{treatment}}',
  body: 'Usted está en la lista de espera de {{treatment}} en {{vendor}} y estas horas han quedado libres. No están reservadas para usted, así que reserve pronto.',
  title: 'Horas libres',
  open: 'Elegir una hora',
  leave:
    'Seguirá en la lista de espera hasta que reserve. Puede salir de ella en «Mis actividades».',
} satisfies Translation<'es', typeof enFree>;
