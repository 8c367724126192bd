import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

/** What the API asks a browser for. */
interface Asked {
  challenge: string;
}

/** What one test does otherwise than an honest browser. */
interface Otherwise {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** What the authenticator says how often it was used. */
  counter?: number;
  /** Whether it asked for a PIN or a finger; true unless set. */
  isVerified?: boolean;
}

const PRESENT = 0x01;
const VERIFIED = 0x04;
const WITH_CREDENTIAL = 0x40;

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

/** A CBOR item of fewer than 65536 bytes or a small number, as WebAuthn uses them. */
function head(major: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(major << 5) | value]);
  if (value < 256) return Buffer.from([(major << 5) | 24, value]);
  return Buffer.from([(major << 5) | 25, value >> 8, value & 0xff]);
}
const integer = (value: number) => (value < 0 ? head(1, -1 - value) : head(0, value));
const bytes = (data: Buffer) => Buffer.concat([head(2, data.length), data]);
const text = (data: string) => Buffer.concat([head(3, data.length), Buffer.from(data)]);
const map = (...entries: [Buffer, Buffer][]) =>
  Buffer.concat([head(5, entries.length), ...entries.flat()]);

/** A security key with one passkey (ES256), and the browser that talks to it. */
export class PasskeyDevice {
  readonly id = randomBytes(32).toString('base64url');
  private readonly privateKey: KeyObject;
  private readonly coseKey: Buffer;
  private counter = 0;

  constructor(
    private readonly origin = 'http://localhost:3000',
    private readonly rpId = new URL(origin).hostname,
  ) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.privateKey = privateKey;
    this.coseKey = map(
      [integer(1), integer(2)],
      [integer(3), integer(-7)],
      [integer(-1), integer(1)],
      [integer(-2), bytes(Buffer.from(x, 'base64url'))],
      [integer(-3), bytes(Buffer.from(y, 'base64url'))],
    );
  }

  /** What it answers when it is to make the passkey. */
  make(asked: Asked, otherwise: Otherwise = {}) {
    const id = Buffer.from(this.id, 'base64url');
    const authData = Buffer.concat([
      this.state(WITH_CREDENTIAL, otherwise),
      Buffer.alloc(16),
      Buffer.from([0, id.length]),
      id,
      this.coseKey,
    ]);
    const attestation = map(
      [text('fmt'), text('none')],
      [text('attStmt'), map()],
      [text('authData'), bytes(authData)],
    );
    return {
      id: this.id,
      clientDataJSON: this.clientData('webauthn.create', asked, otherwise).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['usb'],
    };
  }

  /** What it answers when the passkey is to be used. */
  use(asked: Asked, otherwise: Otherwise = {}) {
    this.counter += 1;
    const clientData = this.clientData('webauthn.get', asked, otherwise);
    const authenticatorData = this.state(0, otherwise);
    const signed = Buffer.concat([authenticatorData, sha256(clientData)]);
    return {
      id: this.id,
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authenticatorData.toString('base64url'),
      signature: sign('sha256', signed, this.privateKey).toString('base64url'),
    };
  }

  private clientData(type: string, asked: Asked, { origin, challenge }: Otherwise): Buffer {
    return Buffer.from(
      JSON.stringify({
        type,
        challenge: challenge ?? asked.challenge,
        origin: origin ?? this.origin,
        crossOrigin: false,
      }),
    );
  }

  private state(flags: number, { rpId, counter, isVerified = true }: Otherwise): Buffer {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter ?? this.counter);
    return Buffer.concat([
      sha256(rpId ?? this.rpId),
      Buffer.from([flags | PRESENT | (isVerified ? VERIFIED : 0)]),
      count,
    ]);
  }
}
