import type { Translation } from '../../translation';
import type { signIn as en } from '../en/sign-in';

export const signIn = {
  title: 'Acceso del personal',
  submit: 'Iniciar sesión',
  forgotPassword: '¿Ha olvidado su contraseña?',
  resetTitle: 'Restablecer contraseña',
  resetIntro:
    'Introduzca su correo de trabajo y le enviaremos un enlace para elegir una nueva contraseña.',
  resetSubmit: 'Enviar enlace',
  resetNotice:
    'Si la dirección está vinculada a una cuenta, recibirá un correo con un enlace. El enlace es válido durante 1 hora.',
  newPasswordTitle: 'Elija una nueva contraseña',
  newPasswordSubmit: 'Guardar nueva contraseña',
  newPasswordSuccess: 'Su contraseña se ha cambiado. Ya puede iniciar sesión.',
  backToLogin: 'Volver al inicio de sesión',
  failed: 'No se ha podido iniciar sesión.',
  resetFailed: 'No se ha podido enviar el enlace.',
  newPasswordFailed: 'No se ha podido cambiar la contraseña.',
  ownPasswordSuccess: 'Se ha cambiado su contraseña.',
  code: {
    text: 'Su aplicación de autenticación lo muestra ahora. Si ha perdido el teléfono, introduzca uno de sus códigos de recuperación.',
    label: 'Código',
    back: 'Iniciar sesión con otra cuenta',
    passkey: 'Usar una llave de acceso',
    passkeyFailed:
      'No se ha usado ninguna llave de acceso. Vuelva a intentarlo o introduzca un código.',
    recovery: 'Si ha perdido la llave de acceso, introduzca uno de sus códigos de recuperación.',
  },
  again: {
    title: 'Vuelva a iniciar sesión',
    text: 'Su sesión ha terminado. Introduzca la contraseña de {{email}} para continuar donde estaba; no se pierde nada de lo que ha escrito.',
  },
  confirm: {
    title: 'Confirme que es usted',
    text: 'Está a punto de hacer algo que solo usted debería poder hacer. Introduzca la contraseña de {{email}}.',
    codeText:
      'Introduzca un código de su aplicación de autenticación o uno de sus códigos de recuperación.',
    submit: 'Confirmar',
    useCode: 'Usar un código',
    usePassword: 'Usar la contraseña',
    failed: 'No se ha podido confirmar que es usted.',
    passkeyFailed:
      'No se ha usado ninguna llave de acceso. Vuelva a intentarlo o introduzca la contraseña.',
    noPassword:
      '¿No tiene contraseña? Cierre sesión y vuelva a iniciarla con un enlace por correo.',
  },
} satisfies Translation<'es', typeof en>;
