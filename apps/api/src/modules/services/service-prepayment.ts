import { areOrdered } from '@atrium/rules/payments/refunds/cancellation-terms';
import { RuleError } from '../../common/errors/app-error';
import type { Service } from './service.schema';

/**
 * Refuses an exception that ends before it begins, and steps that are not ever later and ever dearer.
 * @throws {RuleError} INVALID_PERIOD, CANCELLATION_STEPS_UNORDERED; the details name the field
 */
export function assertTerms({
  prepaymentExceptions = [],
  cancellationTerms = [],
}: Partial<Pick<Service, 'prepaymentExceptions' | 'cancellationTerms'>>): void {
  for (const [index, { from, until }] of prepaymentExceptions.entries()) {
    if (from && until && until < from) {
      throw RuleError.ofField('INVALID_PERIOD', `prepaymentExceptions.${index}.until`);
    }
  }
  if (!areOrdered(cancellationTerms)) {
    throw RuleError.ofField('CANCELLATION_STEPS_UNORDERED', 'cancellationTerms');
  }
}
