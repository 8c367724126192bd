import {
  browserSupportsWebAuthnAutofill,
  startAuthentication,
  startRegistration,
  WebAuthnAbortService,
} from '@simplewebauthn/browser';

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

/** Whether the browser offers passkeys where an address is typed. */
export const canAutofillPasskeys = (): Promise<boolean> => browserSupportsWebAuthnAutofill();

/** Takes back what the browser was asked; that rejects. */
export const cancelPasskeys = (): void => WebAuthnAbortService.cancelCeremony();

/**
 * Has the browser use a passkey. Rejects if the person would rather not, there is none, or it is asked another.
 * @param useBrowserAutofill waits until the person chooses one in a field for it (`autocomplete="… webauthn"`)
 */
export async function answerWithPasskey(
  optionsJSON: Request,
  useBrowserAutofill = false,
): Promise<PasskeyAnswer> {
  const { id, response } = await startAuthentication({ optionsJSON, useBrowserAutofill });
  const { clientDataJSON, authenticatorData, signature, userHandle } = response;
  return {
    ...{ id, clientDataJSON, authenticatorData, signature },
    ...(userHandle ? { userHandle } : {}),
  };
}
