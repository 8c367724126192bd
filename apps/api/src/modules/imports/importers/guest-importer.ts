import { LANGUAGES } from '@atrium/rules/texts/languages';
import { Injectable } from '@nestjs/common';
import { isObjectIdOrHexString } from 'mongoose';
import type { RequestContext } from '../../../common/context/request-context';
import { objectId } from '../../../common/database/object-id';
import { Transactions } from '../../../common/transactions/transactions';
import { CustomersService, type NewGuest } from '../../customers/public';
import { tried } from '../dry-run';
import type { ImportCells } from '../import-cells';
import { type Importer, type ImportRun, KEY_FIELD } from '../importer';

/**
 * Guests. An email that already belongs to a guest is refused, so that nobody is imported twice.
 */
@Injectable()
export class GuestImporter implements Importer<NewGuest> {
  readonly batch = 100;
  readonly fields = [
    KEY_FIELD,
    { name: 'firstname', aliases: ['first name', 'given name'] },
    { name: 'lastname', aliases: ['last name', 'surname', 'family name'] },
    { name: 'email', aliases: ['e-mail', 'mail'] },
    { name: 'phone', aliases: ['mobile', 'telephone'] },
    { name: 'birthDate', aliases: ['birthdate', 'date of birth'] },
    { name: 'gender' },
    { name: 'loyaltyCode', aliases: ['loyaltycode'] },
    { name: 'company' },
    { name: 'level' },
    { name: 'street', aliases: ['address'] },
    { name: 'postalCode', aliases: ['postalcode', 'zip', 'postcode'] },
    { name: 'city' },
    { name: 'country' },
    { name: 'languageCode', aliases: ['languagecode', 'language'] },
    { name: 'globalComments', aliases: ['globalcomments', 'comments'] },
    { name: 'doNotDelete', aliases: ['donotdelete', 'eternal'] },
    { name: 'active' },
  ];

  constructor(
    private readonly customers: CustomersService,
    private readonly transactions: Transactions,
  ) {}

  async begin(ctx: RequestContext, system: string): Promise<ImportRun<NewGuest>> {
    const emails = new Set<string>();
    return {
      known: async (keys) => {
        const own = keys.filter((key) => isObjectIdOrHexString(key)).map((key) => objectId(key));
        const [ours, theirs] = await Promise.all([
          this.customers.namesOf(ctx, own),
          this.customers.knownSources(ctx, system, keys),
        ]);
        return new Set([...ours.keys(), ...theirs.keys()]);
      },
      read: async (cells) => {
        const guest = guestOf(cells);
        const email = guest.email?.toLowerCase();
        if (!email) return guest;
        // a dry run stores nothing, so the first of two would not be found by the second
        if (emails.has(email) || (await this.customers.findForSignIn(ctx, email))) {
          return cells.refuse('email', 'EMAIL_TAKEN');
        }
        emails.add(email);
        return guest;
      },
      write: (rows, dry) => {
        const guests = rows.map(({ key, value }) => ({
          ...value,
          source: { system, externalId: key },
        }));
        const bringIn = (end?: () => never) =>
          this.transactions.run(ctx, async (tx) => {
            await this.customers.bringIn(tx, guests);
            end?.();
          });
        return dry ? tried(bringIn) : bringIn();
      },
    };
  }
}

function guestOf(cells: ImportCells): NewGuest {
  const address = {
    street: cells.text('street', 200) ?? null,
    postalCode: cells.text('postalCode', 20) ?? null,
    city: cells.text('city', 100) ?? null,
    country: cells.text('country', 100) ?? null,
  };
  const doNotDelete = cells.yesOrNo('doNotDelete');
  const active = cells.yesOrNo('active');
  return {
    firstname: cells.text('firstname', 200) ?? null,
    lastname: cells.text('lastname', 200) ?? null,
    email: cells.text('email', 254) ?? null,
    phone: cells.text('phone', 40) ?? null,
    birthDate: cells.date('birthDate') ?? null,
    gender: cells.text('gender', 40) ?? null,
    loyaltyCode: cells.text('loyaltyCode', 60) ?? null,
    company: cells.text('company', 120) ?? null,
    level: cells.text('level', 60) ?? null,
    address,
    languageCode: cells.oneOf('languageCode', LANGUAGES) ?? null,
    globalComments: cells.lines('globalComments', 5000) ?? null,
    ...(doNotDelete === undefined ? {} : { doNotDelete }),
    ...(active === undefined ? {} : { active }),
  };
}
