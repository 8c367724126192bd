import { Types } from 'mongoose';
import { PasswordHasher } from '../../../src/common/auth/password-hasher';
import type { Level } from '../../../src/common/context/request-context';
import type { Customer } from '../../../src/modules/customers/customer.schema';
import { aGuest } from '../../../src/modules/customers/testing/guest.factory';
import type { TestApp } from '../test-app';

/** A password that every rule allows. */
export const PASSWORD = 'Fjord og fjell 7';

/** An address that no other test uses. */
export const anEmail = (): string => `${new Types.ObjectId().toHexString()}@example.com`;

/** A client address that no other test uses, so that attempts are counted apart. */
export const anAddress = (): string =>
  `10.${[0, 0, 0].map(() => Math.floor(Math.random() * 256)).join('.')}`;

/** Staff who can sign in with PASSWORD. */
export async function newUser(
  app: TestApp,
  _vendor: Types.ObjectId,
  change: { level?: Level; active?: boolean; email?: string; invited?: boolean } = {},
): Promise<{ _id: Types.ObjectId; email: string }> {
  const { level = 1, active = true, email = anEmail(), invited = false } = change;
  const _id = new Types.ObjectId();
  await app.connection.collection('users').insertOne({
    _id,
    _vendor,
    email,
    firstname: 'Siri',
    lastname: 'Ansatt',
    level,
    active,
    ...(invited ? {} : { passwordHash: await app.nest.get(PasswordHasher).hash(PASSWORD) }),
    version: 0,
    createdAt: app.clock.now(),
    updatedAt: app.clock.now(),
  });
  await app.connection
    .collection<{ _id: string }>('staffEmails')
    .insertOne({ _id: email, userId: _id, vendorId: _vendor } as { _id: string });
  return { _id, email };
}

/** A guest who can sign in with PASSWORD. */
export async function newGuest(
  app: TestApp,
  vendor: Types.ObjectId,
  change: Partial<Customer> = {},
): Promise<Customer & { email: string }> {
  const guest = {
    ...aGuest(vendor, {
      passwordHash: await app.nest.get(PasswordHasher).hash(PASSWORD),
      ...change,
    }),
    email: change.email ?? anEmail(),
  };
  await app.connection.collection('customers').insertOne({ ...guest });
  return guest;
}

/** The newest message to an address, as it is stored. */
export async function newestMail(app: TestApp, to: string) {
  const message = await app.connection
    .collection<{
      template: string;
      subject: string;
      text: string;
      language: string;
      state: string;
    }>('messages')
    .findOne({ to }, { sort: { _id: -1 } });
  if (!message) throw new Error(`No mail to ${to}`);
  return message;
}

/** The query of the one link in a mail, with its path. */
export function linkIn(text: string): URL {
  const [address] = /https?:\/\/\S+[?&]code=\S+/.exec(text) ?? [];
  if (!address) throw new Error('No link with a code');
  return new URL(address);
}
