import { Injectable } from '@nestjs/common';
import type { Types } from 'mongoose';
import type { Level, TenantScope } from '../../common/context/request-context';
import { NotFoundError } from '../../common/errors/app-error';
import type { Transaction } from '../../common/transactions/transaction';
import { CustomersService } from '../customers/public';
import { UsersService } from '../users/public';

/** A guest or user, as far as signing in is concerned. */
export interface Account {
  readonly kind: 'guest' | 'staff';
  readonly _id: Types.ObjectId;
  /** Hex id. */
  readonly vendorId: string;
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly level?: Level;
  readonly active: boolean;
  readonly passwordHash?: string;
  /** Whether anybody has signed in to it yet, or booked for it. */
  readonly wasUsed: boolean;
  /** Guests only, if they chose one. */
  readonly languageCode?: string;
}

/** What guests and users have in common. */
interface Person extends Pick<Account, '_id' | 'firstname' | 'lastname' | 'active'> {
  readonly _vendor: Types.ObjectId;
  readonly email?: string;
  readonly level?: string | Level;
  readonly passwordHash?: string;
  readonly languageCode?: string;
  readonly claims?: number;
}

/** Finds the accounts of guests and staff for signing in. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly customers: CustomersService,
    private readonly users: UsersService,
  ) {}

  /** Including inactive guests. */
  async findGuest(scope: TenantScope, email: string): Promise<Account | null> {
    const guest = await this.customers.findForSignIn(scope, email);
    return guest && toAccount('guest', guest);
  }

  /** Staff of any venue, including inactive ones. */
  async findStaff(email: string): Promise<Account | null> {
    const user = await this.users.findForSignIn(email);
    return user && toAccount('staff', user);
  }

  /** Including inactive accounts; null if the account is gone. */
  async find(
    scope: TenantScope,
    kind: Account['kind'],
    id: string | Types.ObjectId,
  ): Promise<Account | null> {
    try {
      return kind === 'guest'
        ? toAccount('guest', await this.customers.get(scope, id))
        : toAccount('staff', await this.users.find(scope, id));
    } catch (error) {
      if (error instanceof NotFoundError) return null;
      throw error;
    }
  }

  /**
   * Whether an account is still what was read before the transaction. If it is, changing it before the
   * transaction commits conflicts.
   */
  async isUnchanged(tx: Transaction, account: Account): Promise<boolean> {
    const { kind, _id } = account;
    const current = await this.find(tx, kind, _id);
    const isSame =
      current?.active === account.active &&
      current.passwordHash === account.passwordHash &&
      current.level === account.level;
    if (!isSame) return false;
    if (kind === 'guest') return (await this.customers.claim(tx, _id)).equals(_id);
    await this.users.claim(tx, _id);
    return true;
  }
}

function toAccount(kind: Account['kind'], person: Person): Account {
  const { _id, firstname, lastname, email = '', active, passwordHash, languageCode } = person;
  const { claims = 0 } = person;
  return {
    kind,
    _id,
    vendorId: person._vendor.toHexString(),
    firstname,
    lastname,
    email,
    active,
    wasUsed: claims > 0,
    // a guest's level is free text, such as a loyalty tier
    ...(kind === 'staff' && typeof person.level === 'number' ? { level: person.level } : {}),
    ...(passwordHash ? { passwordHash } : {}),
    ...(languageCode ? { languageCode } : {}),
  };
}
