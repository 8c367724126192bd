import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';

/** OWASP's minimum for argon2id: 19 MiB, two passes, one lane; about 20 ms on one core. */
export const PASSWORD_COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Passwords as argon2id hashes; the library's default algorithm is argon2id. */
@Injectable()
export class PasswordHasher {
  private decoy: Promise<string> | undefined;

  /** @param password 8 to 128 characters, checked beforehand (`@atrium/rules/access/password`) */
  hash(password: string): Promise<string> {
    return hash(password, PASSWORD_COST);
  }

  /**
   * Whether the password matches the hash. Without a hash (unknown address, or no password chosen
   * yet) it does the work of a real comparison and returns false, so that the time reveals nothing.
   */
  async verify(passwordHash: string | null | undefined, password: string): Promise<boolean> {
    if (passwordHash) return verify(passwordHash, password);
    this.decoy ??= hash('no account has this password', PASSWORD_COST);
    await verify(await this.decoy, password);
    return false;
  }
}
