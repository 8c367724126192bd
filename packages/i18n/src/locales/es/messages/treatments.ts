import type { Translation } from '../../../translation';
import type { treatmentConfirmation as en } from '../../en/messages/treatments';

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
