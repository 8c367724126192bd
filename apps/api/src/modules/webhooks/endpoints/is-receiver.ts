import { isReceiverUrl } from '@atrium/rules/webhooks/receiver-url';
import { registerDecorator } from 'class-validator';

export const LONGEST_RECEIVER = 500;

/** Where messages can be sent: https; http is refused at the delivery unless the installation allows it there. */
export const IsReceiver = (): PropertyDecorator => (target, property) =>
  registerDecorator({
    name: 'isReceiver',
    target: target.constructor,
    propertyName: String(property),
    validator: {
      validate: (value: unknown) => typeof value === 'string' && isReceiverUrl(value),
      defaultMessage: () =>
        'must be an address such as https://partner.example/atrium, without a name or password, on port 443 or above 1023',
    },
  });
