import type { Db, ObjectId } from 'mongodb';
import { type Caller, tokenFor } from '../clients/token';
import { isStream, type Placed } from './document';

/** Changing it turns off modules, and all that belongs to them: it is asked last. */
const SETTINGS = ['updateVendor'];

/** Somebody who calls, and what. */
export interface Round {
  name: string;
  token?: string;
  /** Id, of a guest. */
  guest?: ObjectId;
  operations: Placed[];
  /** Of the time that there is. */
  share: number;
  /** Operations that must have been done at least once: refusals alone prove little. */
  least: number;
}

/** Visitor, guest and owner, each with the operations that are theirs. */
export async function roundsOf(db: Db, vendor: ObjectId, all: readonly Placed[]): Promise<Round[]> {
  const ours = { _vendor: vendor };
  const guest = await db.collection('customers').findOne({ ...ours, email: 'guest@fjord.example' });
  const owner = await db.collection('users').findOne({ ...ours, email: 'owner@fjord.example' });
  if (!guest || !owner) throw new Error('The demo has no guest or no owner.');
  // what is asked again before an export or a merge, they have just been asked
  const cfm = Math.floor(Date.now() / 1000);
  const token = (caller: Omit<Caller, 'vnd' | 'cfm'>) =>
    tokenFor({ ...caller, vnd: vendor.toHexString(), cfm });
  const asked = all.filter((one) => !isStream(one));
  const isOpen = (one: Placed) => one['x-audience'] === undefined;
  const isOfSession = (one: Placed) => isOpen(one) && one.security.length > 0;
  const isSetting = ({ operationId }: Placed) => SETTINGS.includes(operationId);
  const ofStaff = asked.filter((one) => one['x-audience'] === 'staff');
  const asOwner = token({ aud: 'staff', sub: String(owner._id), lvl: 3 });
  return [
    { name: 'visitor', operations: asked.filter(isOpen), share: 0.2, least: 15 },
    {
      ...{ name: 'guest', share: 0.2, least: 20, guest: guest._id },
      token: token({ aud: 'guest', sub: String(guest._id) }),
      operations: asked.filter((one) => one['x-audience'] === 'guest' || isOfSession(one)),
    },
    {
      ...{ name: 'owner', token: asOwner, share: 0.55, least: 120 },
      operations: [...ofStaff, ...asked.filter(isOfSession)].filter((one) => !isSetting(one)),
    },
    {
      ...{ name: 'owner at the settings', token: asOwner, share: 0.05, least: 0 },
      operations: ofStaff.filter(isSetting),
    },
  ];
}
