import { Logger, Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { Config } from '../../../config/config';
import { PaymentProvider } from './payment-provider';
import { SandboxPayment, SandboxPaymentSchema } from './sandbox/sandbox-payment.schema';
import { SandboxPaymentsRepository } from './sandbox/sandbox-payments.repository';
import { SandboxProvider } from './sandbox/sandbox-provider';
import { StripeProvider } from './stripe/stripe-provider';

/** Who collects the money: Stripe where there is a key, else the sandbox. */
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
          return new StripeProvider({
            secretKey: env.STRIPE_SECRET_KEY,
            webhookSecret: env.STRIPE_WEBHOOK_SECRET,
          });
        }
        if (isProduction) new Logger('Payments').warn('no key of Stripe: payments move no money');
        return sandbox;
      },
    },
  ],
  exports: [PaymentProvider, SandboxPaymentsRepository, SandboxProvider],
})
export class PaymentProviderModule {}
