import { Injectable } from '@nestjs/common';
import { countryOfAddress } from '../../common/network/country-of-address';
import type { Transaction } from '../../common/transactions/transaction';
import { Config } from '../../config/config';
import { deviceOf } from '../credentials/public';
import { MessagesService } from '../messages/public';
import { VendorsService } from '../vendors/public';
import type { Account } from './accounts.service';

/** Tells people by mail that somebody has signed in to their account on a device that they have not used before. */
@Injectable()
export class NewDeviceMail {
  constructor(
    private readonly vendors: VendorsService,
    private readonly messages: MessagesService,
    private readonly config: Config,
  ) {}

  async send(tx: Transaction, { kind, _id, email, firstname, languageCode }: Account) {
    const isGuest = kind === 'guest';
    const { slug } = await this.vendors.current(tx);
    const { browser, system } = deviceOf(tx.userAgent);
    const country = tx.ip && countryOfAddress(tx.ip);
    await this.messages.enqueue(tx, {
      template: 'newDevice',
      vars: {
        link: this.config.link(isGuest ? `/activity-hub/${slug}/profile` : '/admin/new_password'),
        at: tx.now,
        ...(browser ? { browser } : {}),
        ...(system ? { system } : {}),
        ...(tx.ip ? { ip: tx.ip } : {}),
        ...(country ? { country } : {}),
      },
      to: {
        email,
        firstname,
        language: languageCode,
        ...(isGuest ? { customerId: _id } : {}),
      },
    });
  }
}
