import type { Translation } from '../../translation';
import type { intakeForm as en } from '../en/intake-form';

/** The form that a guest answers before a treatment, at a link or on the desk’s tablet. */
export const intakeForm = {
  title: 'Antes de su tratamiento',
  about: '{{treatment}}, {{date}} a las {{time}}',
  private: 'Solo pueden leer sus respuestas quienes le atienden y la dirección de {{venue}}.',
  answeredTitle: 'Ya ha respondido',
  answeredText:
    'Para corregir algo, responda de nuevo a todas las preguntas. Las respuestas anteriores no se muestran aquí.',
  who: '¿Quién responde?',
  guest: 'Huésped {{number}}',
  hasAnswered: 'ha respondido',
  questions: {
    health: 'Enfermedades, lesiones, operaciones o medicamentos que debamos conocer',
    pregnancy: '¿Está embarazada?',
    allergies: 'Alergias, también a aceites, cremas o látex',
  },
  yes: 'Sí',
  no: 'No',
  noAnswer: 'Sin respuesta',
  consent: 'Su consentimiento',
  agree: 'Acepto',
  agreeNeeded:
    'Sin su consentimiento no podemos guardar sus respuestas. También puede contárselo a su terapeuta.',
  answerNeeded: 'Responda a esta pregunta',
  send: 'Enviar respuestas',
  sending: 'Enviando…',
  failed: 'No se han podido enviar sus respuestas. Inténtelo de nuevo.',
  thanks: 'Gracias',
  thanksText:
    '{{venue}} ha recibido sus respuestas: {{treatment}}. Puede cambiarlas hasta que empiece el tratamiento.',
  again: 'Responder de nuevo',
  nextGuest: 'Responder por el siguiente huésped',
  handBack: 'Devuelva el dispositivo al personal.',
  closed: 'El tratamiento ha empezado',
  closedText: 'Ya no se puede responder. Cuente a su terapeuta lo que deba saber.',
  invalid: 'Este enlace ya no es válido',
  invalidText: 'Pida uno nuevo a {{venue}}.',
  staff: 'Personal: iniciar sesión',
  loadFailed: 'No se ha podido cargar el cuestionario.',
} satisfies Translation<'es', typeof en>;
