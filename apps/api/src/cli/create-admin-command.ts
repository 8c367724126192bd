import { SYSTEM_ADMINISTRATOR } from '@atrium/rules/access/access-levels';
import type { INestApplicationContext } from '@nestjs/common';
import { type ClassConstructor, plainToInstance } from 'class-transformer';
import { validateSync } from 'class-validator';
import { Types } from 'mongoose';
import { Clock } from '../common/clock/clock';
import { systemContext } from '../common/context/request-context';
import type { Transaction } from '../common/transactions/transaction';
import { Transactions } from '../common/transactions/transactions';
import { CredentialLinksService } from '../modules/credentials/public';
import { CreateUserInput, type User, UsersService } from '../modules/users/public';
import { CreateVendorInput, VendorsService } from '../modules/vendors/public';

export interface CreateAdminOptions {
  email: string;
  firstname: string;
  lastname: string;
  /** Slug or id of the venue they belong to; a system administrator may work in all. */
  vendor: string;
  /** Creates the venue if the slug is new, with the four settings below. */
  vendorName?: string;
  /** IANA. */
  timezone: string;
  /** ISO 3166-1 alpha-2. */
  country: string;
  /** ISO 4217. */
  currency: string;
  /** `en`, `no`, `sv`, `fr`, `de`, `es` or `it`. */
  language: string;
}

/**
 * `create-admin`: adds a system administrator and prints a one-time link for choosing the password,
 * so that no secret is typed, mailed or stored. Running it again for somebody who has not chosen
 * one prints a new link and invalidates the old.
 * @throws {Error} with a message for the person running it
 */
export async function createAdmin(
  app: INestApplicationContext,
  options: CreateAdminOptions,
): Promise<void> {
  const { email, firstname, lastname } = options;
  const input = checked(CreateUserInput, {
    email,
    firstname,
    lastname,
    level: SYSTEM_ADMINISTRATOR,
  });
  const vendors = app.get(VendorsService);
  const known = await vendors.find(options.vendor);
  const wanted = known ? undefined : newVendor(options);
  const vendorId = known?._id ?? new Types.ObjectId();
  const ctx = systemContext(vendorId.toHexString(), 'create-admin', app.get(Clock).now());

  const link = await app.get(Transactions).run(ctx, async (tx) => {
    if (wanted) await vendors.add(tx, wanted, vendorId);
    const user = await account(app.get(UsersService), tx, input);
    tx.audit({ action: 'user.invited', entity: 'user', entityId: user._id });
    return app.get(CredentialLinksService).newInvitation(tx, user._id);
  });
  if (wanted) console.log(`Made the vendor ${wanted.name} (${wanted.slug})`);
  console.log(`${input.email} is system administrator. Choose the password here, within a week:`);
  console.log(link);
}

/** The existing account, if it was never used; otherwise a new one. */
async function account(
  users: UsersService,
  tx: Transaction,
  input: CreateUserInput,
): Promise<Pick<User, '_id'>> {
  const before = await users.findForSignIn(input.email);
  if (!before) return users.add(tx, input);
  const isWaiting =
    !before.passwordHash &&
    before.active &&
    before.level === SYSTEM_ADMINISTRATOR &&
    before._vendor.toHexString() === tx.vendorId;
  if (!isWaiting) {
    throw new Error(`${input.email} has an account already: log in, or reset its password there`);
  }
  return before;
}

function newVendor(options: CreateAdminOptions): CreateVendorInput {
  const { vendor: slug, vendorName: name, timezone, country, currency } = options;
  if (name === undefined) {
    throw new Error(`There is no vendor '${slug}'; --vendor-name makes it`);
  }
  const languageCode = options.language;
  return checked(CreateVendorInput, { slug, name, timezone, country, currency, languageCode });
}

/** Validated as the API would. */
function checked<T extends object>(type: ClassConstructor<T>, plain: object): T {
  const input = plainToInstance(type, plain);
  const problems = validateSync(input, { whitelist: true });
  if (problems.length > 0) {
    throw new Error(
      problems.flatMap(({ constraints = {} }) => Object.values(constraints)).join('; '),
    );
  }
  return input;
}
