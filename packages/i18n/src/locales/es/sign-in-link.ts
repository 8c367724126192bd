import type { Translation } from '../../translation';
import type { signInLink as en } from '../en/sign-in-link';

export const signInLink = {
  intro: 'Escriba su correo electrónico y le enviaremos un enlace para iniciar sesión.',
  send: 'Enviar enlace',
  sentTitle: 'Mire su correo',
  sent: 'Si {{email}} pertenece a una cuenta, va de camino un enlace. Es válido durante 15 minutos. Ábralo en este navegador.',
  elsewhere: '¿Lo ha abierto en otro dispositivo? Escriba aquí el código que muestra.',
  code: 'Código',
  submit: 'Iniciar sesión',
  again: 'Enviar de nuevo',
  withPassword: 'Iniciar sesión con contraseña',
  openText: 'Un toque y habrá iniciado sesión en {{vendor}}.',
  codeTitle: 'Escriba este código donde pidió el enlace',
  codeText:
    'Ha abierto el enlace en otro navegador. Vuelva a aquel en el que lo pidió y escriba el código allí. Si no ha pedido ningún enlace, cierre esta página y no dé el código a nadie.',
  otherWay: 'Pedir un enlace nuevo',
} satisfies Translation<'es', typeof en>;
