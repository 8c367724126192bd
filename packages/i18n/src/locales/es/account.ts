import type { Translation } from '../../translation';
import type { account as en } from '../en/account';

export const account = {
  unknownVendor: {
    title: 'No conocemos este establecimiento',
    text: 'Puede que la dirección esté mal escrita o que el establecimiento ya no esté con nosotros.',
    find: 'Buscar su establecimiento',
  },
  login: {
    title: 'Iniciar sesión',
    welcome: 'Le damos la bienvenida a {{vendor}}',
    submit: 'Iniciar sesión',
    forgotPassword: '¿Ha olvidado su contraseña?',
    byLink: 'Recibir un enlace por correo',
    byPasskey: 'Iniciar sesión con una llave de acceso',
    passkeyFailed:
      'No se ha usado ninguna llave de acceso. Vuelva a intentarlo o inicie sesión con la contraseña o un enlace.',
    noAccount: '¿Es su primera visita?',
    signup: 'Crear una cuenta',
    browse: 'Ver qué puede reservar',
  },
  signup: {
    signup: 'Registrarse',
    signupSuccess: 'Su cuenta se ha creado. ¡Le damos la bienvenida!',
    signupAlreadyExists: 'Ya existe una cuenta con este correo electrónico.',
    signupError: 'No hemos podido crear su cuenta. Vuelva a intentarlo más tarde.',
    createAccount: 'Crear cuenta',
    alreadyHaveAccount: '¿Ya tiene una cuenta? Inicie sesión',
    legalGDPR: 'Condiciones y privacidad',
    tagline: 'Reserve sus actividades en {{vendor}} en pocos pasos.',
  },
  resetPassword: {
    title: '¿Ha olvidado su contraseña?',
    intro:
      'Introduzca su correo electrónico y le enviaremos un enlace para elegir una nueva contraseña.',
    submit: 'Enviar enlace',
    notice:
      'Si la dirección está vinculada a una cuenta, se le envía un correo con un enlace. El enlace es válido durante 1 hora.',
    backToLogin: 'Volver al inicio de sesión',
  },
  guestReset: {
    title: 'Elija una nueva contraseña',
    submit: 'Guardar nueva contraseña',
    success: 'Su contraseña se ha cambiado. Ya puede iniciar sesión.',
    failed: 'Se ha producido un error.',
    incompleteLink: 'Este enlace está incompleto. Ábralo de nuevo desde el correo.',
    toPortal: 'Ir a {{vendor}}',
    requestNew: 'Enviar un nuevo enlace',
  },
  activate: {
    title: 'Active su cuenta',
    intro: 'Elija una contraseña y su cuenta estará lista.',
    submit: 'Activar cuenta',
    success: 'Su cuenta está activa. Ya puede iniciar sesión.',
    incompleteLink: 'Este enlace está incompleto. Ábralo de nuevo desde el correo.',
  },
  confirmEmail: {
    title: 'Confirme su dirección de correo',
    intro: 'A partir de entonces iniciará sesión con la dirección a la que se envió este mensaje.',
    submit: 'Confirmar la dirección',
    success: '{{email}} está confirmada. Inicie sesión con ella a partir de ahora.',
    incompleteLink: 'Este enlace está incompleto. Ábralo de nuevo desde el correo.',
  },
  check: 'Revise: {{fields}}.',
  missing: {
    firstName: 'Escriba su nombre.',
    email: 'Escriba su correo electrónico.',
    password: 'Escriba su contraseña.',
  },
} satisfies Translation<'es', typeof en>;
