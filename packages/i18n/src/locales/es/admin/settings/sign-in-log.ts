import type { Translation } from '../../../../translation';
import type { settingsSignInLog as en } from '../../../en/admin/settings/sign-in-log';

export const settingsSignInLog = {
  way: 'Cómo',
  why: 'Motivo',
  device: 'Dispositivo',
  networkAddress: 'Dirección de red',
  ways: {
    trustedNetwork: 'Contraseña, desde una red de confianza',
    authenticator: 'Contraseña y código',
    passkey: 'Contraseña y llave de acceso',
    recoveryCode: 'Contraseña y código de recuperación',
  },
  refusals: {
    password: 'Contraseña incorrecta',
    code: 'Código incorrecto',
    passkey: 'No se ha aceptado la llave de acceso',
    inactive: 'La cuenta está desactivada',
    network: 'Fuera de las redes de confianza',
  },
} satisfies Translation<'es', typeof en>;
