import type { Translation } from '../../../translation';
import type { profile as en } from '../../en/hub/profile';

export const profile = {
  title: 'Perfil',
  saved: 'Su perfil se ha guardado.',
  savedLinkSent: 'Su perfil se ha guardado. Hemos enviado un enlace a {{email}}.',
  loadFailed: 'No se ha podido cargar su perfil.',
  emailHint:
    'Inicia sesión con este correo. Para cambiarlo, introduzca uno nuevo y abra el enlace que le enviaremos allí.',
  emailPending:
    'Ya casi está: abra el enlace que enviamos a {{email}}. Hasta entonces, inicie sesión con su correo actual.',
  personal: 'Sobre usted',
  gender: 'Género',
  genders: {
    none: 'Sin especificar',
    female: 'Mujer',
    male: 'Hombre',
    other: 'Otro',
  },
  address: 'Dirección',
  street: 'Calle',
  postalCode: 'Código postal',
  city: 'Ciudad',
  country: 'País',
  language: 'Idioma de los mensajes',
  languageOfVenue: 'Idioma de {{vendor}}',
  consents: {
    title: 'Ofertas y novedades',
    text: 'Puede cambiar de opinión en cualquier momento.',
    email: 'Por correo electrónico',
    sms: 'Por SMS',
    givenAt: 'Aceptado el {{date}}',
    declinedAt: 'Rechazado el {{date}}',
  },
  security: 'Contraseña',
  securityText: 'Los demás dispositivos cierran sesión cuando la cambia.',
  changePassword: 'Cambiar contraseña',
  passwordChanged: 'Su contraseña se ha cambiado.',
  passwordFailed: 'No se ha podido cambiar su contraseña.',
  data: {
    title: 'Sus datos',
    text: 'Todo lo que {{vendor}} guarda sobre usted: perfil, reservas y estancias.',
    json: 'Descargar (JSON)',
    html: 'Descargar para leer (HTML)',
    failed: 'No se han podido obtener sus datos.',
  },
  deletion: {
    title: 'Eliminar la cuenta',
    text: 'Sus datos personales se borran para siempre. Las reservas pasadas se conservan sin su nombre.',
    question: '¿Eliminar su cuenta en {{vendor}}?',
    warning: 'Esto no se puede deshacer. Introduzca su contraseña para confirmar.',
    confirm: 'Eliminar para siempre',
    done: 'Su cuenta se ha eliminado.',
    failed: 'No se ha podido eliminar su cuenta.',
  },
  countryNone: 'Sin indicar',
} satisfies Translation<'es', typeof en>;
