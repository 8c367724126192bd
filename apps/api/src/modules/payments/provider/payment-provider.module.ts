import { Logger, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Config } from '../../../config/config';
import { PaymentProvider } from './payment-provider';
import { ProviderByVenue } from './provider-by-venue';
import { SandboxPayment, SandboxPaymentSchema } from './sandbox/sandbox-payment.schema';
import { SandboxPaymentsRepository } from './sandbox/sandbox-payments.repository';
import { SandboxProvider } from './sandbox/sandbox-provider';
import { StripeProvider } from './stripe/stripe-provider';

/** Who collects the money: Stripe where there is a key, else the sandbox, and always that for the sandbox venue. */
@Module({
  imports: [
    MongooseModule.forFeature([{ name: SandboxPayment.name, schema: SandboxPaymentSchema }]),
  ],
  providers: [
    SandboxPaymentsRepository,
    SandboxProvider,
    {
      provide: PaymentProvider,
      inject: [Config, SandboxProvider],
      useFactory: ({ env, isProduction }: Config, sandbox: SandboxProvider): PaymentProvider => {
        if (env.STRIPE_SECRET_KEY) {
          const stripe = new StripeProvider({
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
          });
          return new ProviderByVenue(stripe, sandbox);
        }
        if (isProduction) new Logger('Payments').warn('no key of Stripe: payments move no money');
        return sandbox;
      },
    },
  ],
  exports: [PaymentProvider, SandboxPaymentsRepository, SandboxProvider],
})
export class PaymentProviderModule {}
