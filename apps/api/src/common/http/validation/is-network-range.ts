import { isNetworkRange } from '@atrium/rules/access/trusted-networks';
import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { registerDecorator } from 'class-validator';

/** Longer than the longest of IPv6, with an address of IPv4 at its end and a prefix. */
const LONGEST = 64;

/** An address, or a range in CIDR notation, that is not too wide to be trusted. */
export function IsNetworkRange(): PropertyDecorator {
  return applyDecorators(isRange, ApiProperty({ type: String, maxLength: LONGEST }));
}

const isRange: PropertyDecorator = (target, property) =>
  registerDecorator({
    name: 'isNetworkRange',
    target: target.constructor,
    propertyName: String(property),
    validator: {
      validate: (value: unknown) =>
        typeof value === 'string' && value.length <= LONGEST && isNetworkRange(value),
      defaultMessage: () =>
        'must be an address or a range in CIDR notation, such as 203.0.113.0/24',
    },
  });
