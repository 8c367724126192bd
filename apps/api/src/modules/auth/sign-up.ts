import { Injectable } from '@nestjs/common';
import { PasswordHasher } from '../../common/auth/password-hasher';
import { assertAcceptablePassword } from '../../common/auth/password-policy';
import type { CallContext } from '../../common/context/request-context';
import { Transactions } from '../../common/transactions/transactions';
import { Config } from '../../config/config';
import { CustomersService } from '../customers/public';
import { MessagesService } from '../messages/public';
import { VendorsService } from '../vendors/public';
import type { SignupInput, SignupOutput } from './auth.dto';

/** Creates a guest's own account. */
@Injectable()
export class SignUp {
  constructor(
    private readonly vendors: VendorsService,
    private readonly customers: CustomersService,
    private readonly messages: MessagesService,
    private readonly hasher: PasswordHasher,
    private readonly transactions: Transactions,
    private readonly config: Config,
  ) {}

  /**
   * @throws {RuleError} EMAIL_TAKEN 'User email already exists', INVALID_NAME, INVALID_PHONE,
   * MISSING_GUEST_DETAILS, and the password rules
   * @throws {NotFoundError} VENDOR_NOT_FOUND
   */
  async signUp(call: CallContext, input: SignupInput): Promise<SignupOutput> {
    const { ctx, vendor } = await this.vendors.enter(call, input.vendor);
    assertAcceptablePassword(input.password, input.email);
    const passwordHash = await this.hasher.hash(input.password);
    return this.transactions.run(ctx, async (tx) => {
      const guest = await this.customers.signUp(tx, {
        firstname: input.firstName,
        lastname: input.lastName,
        email: input.email,
        phone: input.phone,
        passwordHash,
        languageCode: call.language,
      });
      await this.messages.enqueue(tx, {
        template: 'welcome',
        vars: { link: this.config.link(`/activity-hub/${vendor.slug}`) },
        to: {
          email: guest.email,
          firstname: guest.firstname,
          language: guest.languageCode,
          customerId: guest._id,
        },
      });
      return {
        _id: guest._id.toHexString(),
        firstname: guest.firstname,
        lastname: guest.lastname,
        email: guest.email ?? input.email,
      };
    });
  }
}
