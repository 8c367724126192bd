import type { Translation } from '../../../translation';
import type {
  treatmentConfirmation as en,
  treatmentFree as enFree,
  intake as enIntake,
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

/** The form to answer before a treatment. The consent is what guests agree to where the venue has no text. */
export const intake = {
  text: 'Antes de venir, cuéntenos lo que debamos saber sobre su salud para su tratamiento.',
  action: 'Responder a las preguntas',
  consent:
    'Acepto que {{vendor}} conserve mis respuestas hasta algún tiempo después del tratamiento, para que sea seguro para mí. Solo pueden leerlas quienes me atienden y la dirección de {{vendor}}. Puedo volver a responder hasta que empiece el tratamiento y pedir a {{vendor}} en cualquier momento que borre mis respuestas.',
} satisfies Translation<'es', typeof enIntake>;
