import type { Translation } from '../../../translation';
import type { auditSignIn as en } from '../../en/admin/audit-sign-in';

export const auditSignIn = {
  sentences: {
    notConfirmed: '{{who}} ha dado una contraseña o un código incorrectos al volver a preguntar',
    sessionEnded: '{{who}} ha cerrado la sesión en otro de sus dispositivos',
    signedIn: '{{who}} ha iniciado sesión',
    signedOut: '{{who}} ha cerrado la sesión',
    signInRefused: '{{who}} no ha podido entrar como {{name}}',
  },
  words: {
    way: 'Cómo',
    why: 'Motivo',
    device: 'Dispositivo',
    networkAddress: 'Dirección de red',
    ways: {
      trustedNetwork: 'Contraseña, desde una red de confianza',
      authenticator: 'Contraseña y código',
      recoveryCode: 'Contraseña y código de recuperación',
    },
    refusals: {
      password: 'Contraseña incorrecta',
      code: 'Código incorrecto',
      inactive: 'La cuenta está desactivada',
      network: 'Fuera de las redes de confianza',
    },
  },
} satisfies Translation<'es', typeof en>;
