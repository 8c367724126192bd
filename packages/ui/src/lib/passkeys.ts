import { startAuthentication, startRegistration } from '@simplewebauthn/browser';

type Creation = Parameters<typeof startRegistration>[0]['optionsJSON'];
type Request = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** What the API is told of a passkey that was made. */
export interface MadePasskey {
  id: string;
  clientDataJSON: string;
  attestationObject: string;
  transports?: string[];
}

/** What the API is told when a passkey was used. */
export interface PasskeyAnswer {
  id: string;
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string;
}

/** Has the browser make a passkey. Rejects if the person would rather not, or no device can. */
export async function makePasskey(optionsJSON: Creation): Promise<MadePasskey> {
  const { id, response } = await startRegistration({ optionsJSON });
  const { clientDataJSON, attestationObject, transports } = response;
  return { id, clientDataJSON, attestationObject, ...(transports ? { transports } : {}) };
}

/** Has the browser use a passkey. Rejects if the person would rather not, or there is none. */
export async function answerWithPasskey(optionsJSON: Request): Promise<PasskeyAnswer> {
  const { id, response } = await startAuthentication({ optionsJSON });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    ...{ id, clientDataJSON, authenticatorData, signature },
    ...(userHandle ? { userHandle } : {}),
  };
}
