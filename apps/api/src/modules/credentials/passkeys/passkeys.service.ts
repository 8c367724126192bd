import {
  MOST_PASSKEYS,
  PASSKEY_CHALLENGE_MINUTES,
  passkeyDomain,
  passkeyOrigins,
} from '@atrium/rules/access/passkeys';
import { Injectable } from '@nestjs/common';
import {
  generateAuthenticationOptions,
  generateRegistrationOptions,
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from '@simplewebauthn/server';
import type { Types } from 'mongoose';
import type { CallContext, TenantScope } from '../../../common/context/request-context';
import { NotFoundError, RuleError } from '../../../common/errors/app-error';
import type { Transaction } from '../../../common/transactions/transaction';
import { Config } from '../../../config/config';
import type { AccountKind } from '../one-time-code.schema';
import { digestOf } from '../secret-token';
import type { Passkey } from './passkey.schema';
import type { PasskeyPurpose } from './passkey-challenge.schema';
import { PasskeyChallengesRepository } from './passkey-challenges.repository';
import { PasskeysRepository } from './passkeys.repository';

/** Whose passkeys. */
export interface PasskeyOwner {
  readonly kind: AccountKind;
  readonly _id: Types.ObjectId;
}

/** Who must have answered; `slug` of a guest's venue, on whose own host passkeys are used, too. */
type Asker = PasskeyOwner & { readonly slug?: string };

/** What an authenticator answers when it has made a passkey; all but the transports base64url. */
export interface MadePasskey {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly attestationObject: string;
  readonly transports?: string[];
}

/** What an authenticator answers when its passkey is used; all base64url. */
export interface PasskeyAnswer {
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
  /** Of the account, as it was told to the authenticator. */
  readonly userHandle?: string;
}

/** A passkey that has answered rightly. */
export interface ProvenPasskey {
  readonly passkey: Passkey;
  /** As the authenticator counts now. */
  readonly counter: number;
}

/** What an answer must be to. */
interface Asked {
  readonly clientDataJSON: string;
  readonly purpose: PasskeyPurpose;
  readonly accountId: Types.ObjectId | null;
}

type Scope = TenantScope & Pick<CallContext, 'now'>;

const CHALLENGE_MS = PASSKEY_CHALLENGE_MINUTES * 60_000;

/** Key pairs by which guests and staff show who they are (WebAuthn). See docs/domain/access.md. */
@Injectable()
export class PasskeysService {
  private readonly rpID: string;

  constructor(
    private readonly passkeys: PasskeysRepository,
    private readonly challenges: PasskeyChallengesRepository,
    private readonly config: Config,
  ) {
    this.rpID = passkeyDomain(config.publicUrl);
  }

  list(scope: TenantScope, { kind, _id }: PasskeyOwner): Promise<Passkey[]> {
    return this.passkeys.listOf(scope, kind, _id);
  }

  /** Hex ids of those of these accounts that have one. */
  having(
    scope: TenantScope,
    kind: AccountKind,
    accounts: readonly Types.ObjectId[],
  ): Promise<ReadonlySet<string>> {
    return this.passkeys.having(scope, kind, accounts);
  }

  /**
   * What an authenticator needs to make a passkey.
   * @param names by which its owner tells it from those of other accounts
   * @throws {RuleError} TOO_MANY_PASSKEYS
   */
  async offer(
    scope: Scope,
    owner: PasskeyOwner,
    names: { venue: string; email: string; name: string },
  ) {
    const known = await this.list(scope, owner);
    if (known.length >= MOST_PASSKEYS) throw new RuleError('TOO_MANY_PASSKEYS');
    const isGuest = owner.kind === 'guest';
    // one device keeps a guest's passkeys of several venues side by side
    const userName = isGuest ? `${names.email} (${names.venue})` : names.email;
    const { rp, user, challenge, pubKeyCredParams, ...rest } = await generateRegistrationOptions({
      rpName: names.venue,
      rpID: this.rpID,
      userName,
      userDisplayName: names.name,
      userID: new Uint8Array(owner._id.id),
      timeout: CHALLENGE_MS,
      excludeCredentials: known.map(describe),
      // a guest is found by the passkey alone; staff say first who they are
      authenticatorSelection: {
        residentKey: isGuest ? 'required' : 'preferred',
        userVerification: verificationOf(owner),
      },
    });
    await this.keep(scope, challenge, 'add', owner._id);
    const { timeout, excludeCredentials, authenticatorSelection } = rest;
    return {
      ...{ rp: { ...rp, id: this.rpID }, user, challenge, pubKeyCredParams },
      ...{ timeout, excludeCredentials, authenticatorSelection },
    };
  }

  /**
   * The passkey that was made for a challenge, which is used up.
   * @throws {RuleError} PASSKEY_WRONG
   */
  async made(scope: Scope, owner: Asker, made: MadePasskey) {
    const { id, clientDataJSON, attestationObject, transports = [] } = made;
    const checked = await this.answered(
      scope,
      { clientDataJSON, purpose: 'add', accountId: owner._id },
      (expectedChallenge) =>
        verifyRegistrationResponse({
          response: {
            ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
            response: { clientDataJSON, attestationObject, transports },
          },
          expectedChallenge,
          expectedOrigin: passkeyOrigins(this.config.publicUrl, owner.slug),
          expectedRPID: this.rpID,
          requireUserVerification: mustBeVerified(owner),
        }),
    );
    if (!checked?.registrationInfo) throw new RuleError('PASSKEY_WRONG');
    const { credential } = checked.registrationInfo;
    return {
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      counter: credential.counter,
      transports,
    };
  }

  /** @throws {RuleError} PASSKEY_KNOWN; TOO_MANY_PASSKEYS */
  async add(
    tx: Transaction,
    owner: PasskeyOwner,
    name: string,
    made: Pick<Passkey, 'credentialId' | 'publicKey' | 'counter' | 'transports'>,
  ): Promise<Passkey> {
    if ((await this.list(tx, owner)).length >= MOST_PASSKEYS) {
      throw new RuleError('TOO_MANY_PASSKEYS');
    }
    const { kind, _id: accountId } = owner;
    return this.passkeys.insert(tx, { ...made, kind, accountId, name, createdAt: tx.now });
  }

  /** What an account's passkeys are asked to sign; null if it has none. */
  async ask(scope: Scope, owner: PasskeyOwner, purpose: 'secondFactor' | 'confirm') {
    const known = await this.list(scope, owner);
    if (known.length === 0) return null;
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      timeout: CHALLENGE_MS,
      allowCredentials: known.map(describe),
      userVerification: verificationOf(owner),
    });
    await this.keep(scope, options.challenge, purpose, owner._id);
    return { ...options, rpId: this.rpID };
  }

  /** What any guest's passkey is asked to sign, to say whose it is. */
  async askAnyGuest(scope: Scope) {
    const options = await generateAuthenticationOptions({
      rpID: this.rpID,
      timeout: CHALLENGE_MS,
      userVerification: 'required',
    });
    await this.keep(scope, options.challenge, 'signIn', null);
    return { ...options, rpId: this.rpID };
  }

  /** The account's passkey that gave this answer, whose challenge is used up; null if the answer is wrong. */
  prove(
    scope: Scope,
    owner: Asker,
    purpose: 'secondFactor' | 'confirm',
    answer: PasskeyAnswer,
  ): Promise<ProvenPasskey | null> {
    const asked = { clientDataJSON: answer.clientDataJSON, purpose, accountId: owner._id };
    return this.answered(scope, asked, async (challenge) => {
      const passkey = await this.passkeys.findOne(scope, { credentialId: answer.id });
      if (!passkey || !isOf(passkey, owner)) return null;
      return this.verify(passkey, answer, challenge, owner.slug);
    });
  }

  /**
   * The passkey of any guest of a venue that gave this answer, whose challenge is used up; null if the answer is
   * wrong. The account is the one that the passkey was stored for, whatever the answer says of it: after a merge
   * that may not be the one that the authenticator knows.
   */
  proveAnyGuest(scope: Scope, slug: string, answer: PasskeyAnswer): Promise<ProvenPasskey | null> {
    const { clientDataJSON } = answer;
    const asked = { clientDataJSON, purpose: 'signIn', accountId: null } as const;
    return this.answered(scope, asked, async (challenge) => {
      const passkey = await this.passkeys.findOne(scope, {
        credentialId: answer.id,
        kind: 'guest',
      });
      return passkey && this.verify(passkey, answer, challenge, slug);
    });
  }

  /** Records the use of a passkey; false if it was used or removed since it answered. */
  use(tx: Transaction, { passkey, counter }: ProvenPasskey): Promise<boolean> {
    return this.passkeys.use(tx, passkey, { counter, lastUsedAt: tx.now });
  }

  /** One of an account's. @throws {NotFoundError} also for somebody else's */
  async get(scope: TenantScope, owner: PasskeyOwner, id: string): Promise<Passkey> {
    const passkey = await this.passkeys.get(scope, id);
    if (!isOf(passkey, owner)) throw new NotFoundError();
    return passkey;
  }

  /** @throws {NotFoundError} if it was removed meanwhile */
  remove(tx: Transaction, { _id }: Passkey): Promise<void> {
    return this.passkeys.delete(tx, _id);
  }

  /** @returns how many there were */
  removeAll(tx: Transaction, { kind, _id }: PasskeyOwner): Promise<number> {
    return this.passkeys.removeAll(tx, kind, _id);
  }

  /** Each gets what the other had, as with the password: it goes with the address to sign in with. */
  exchange(tx: Transaction, one: Types.ObjectId, other: Types.ObjectId): Promise<void> {
    return this.passkeys.exchange(tx, 'guest', one, other);
  }

  private async verify(
    passkey: Passkey,
    { id, userHandle: _, ...response }: PasskeyAnswer,
    expectedChallenge: string,
    slug: string | undefined,
  ): Promise<ProvenPasskey | null> {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: {
        ...{ id, rawId: id, type: 'public-key', clientExtensionResults: {} },
        response,
      },
      expectedChallenge,
      expectedOrigin: passkeyOrigins(this.config.publicUrl, slug),
      expectedRPID: this.rpID,
      credential: {
        id,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.counter,
        transports: passkey.transports,
      },
      requireUserVerification: mustBeVerified(passkey),
    });
    return verified ? { passkey, counter: authenticationInfo.newCounter } : null;
  }

  private async keep(
    { vendorId, now }: Scope,
    challenge: string,
    purpose: PasskeyPurpose,
    accountId: Types.ObjectId | null,
  ): Promise<void> {
    const expiresAt = new Date(now.getTime() + CHALLENGE_MS);
    // outlives the refusal that asks for an answer
    await this.challenges.insert(
      { vendorId },
      { challengeHash: digestOf(challenge), purpose, accountId, expiresAt },
    );
  }

  /**
   * Uses up the challenge that an answer names, and checks the answer; null if either is wrong. A wrong answer
   * uses the challenge up, too.
   */
  private async answered<T>(
    { vendorId, now }: Scope,
    { clientDataJSON, purpose, accountId }: Asked,
    verify: (challenge: string) => Promise<T>,
  ): Promise<T | null> {
    const challenge = challengeIn(clientDataJSON);
    if (challenge === null) return null;
    const asked = { challengeHash: digestOf(challenge), purpose, accountId };
    if (!(await this.challenges.consume({ vendorId }, asked, now))) return null;
    try {
      return await verify(challenge);
    } catch {
      // the library rejects what is malformed, as it does what is wrong
      return null;
    }
  }
}

/** A guest's passkey is all that a sign-in takes, so a found key must not be enough; staff gave the password. */
const mustBeVerified = ({ kind }: Pick<PasskeyOwner, 'kind'>): boolean => kind === 'guest';
const verificationOf = (owner: PasskeyOwner) => (mustBeVerified(owner) ? 'required' : 'preferred');

const isOf = (passkey: Passkey, { kind, _id }: PasskeyOwner): boolean =>
  passkey.kind === kind && passkey.accountId.equals(_id);

const describe = ({ credentialId, transports }: Passkey) => ({ id: credentialId, transports });

/** The challenge that an answer says it is to; null if it cannot be read. */
function challengeIn(clientDataJSON: string): string | null {
  try {
    const data: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString());
    const challenge = data instanceof Object && 'challenge' in data ? data.challenge : null;
    return typeof challenge === 'string' ? challenge : null;
  } catch {
    return null;
  }
}
