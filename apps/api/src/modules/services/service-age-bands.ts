import { ageBandProblem } from '@atrium/rules/money/age-bands';
import { RuleError } from '../../common/errors/app-error';
import type { AgeBandInput } from './dto/age-bands.dto';

/**
 * Refuses a band that ends before it begins, and bands that share a year. Judged as sent, so that the field is named
 * by its place there.
 * @throws {RuleError} AGE_BAND_INVALID, AGE_BANDS_OVERLAP; the details name the field
 */
export function assertAgeBands({ ageBands }: { readonly ageBands?: AgeBandInput[] | null }): void {
  const problem = ageBandProblem(ageBands ?? []);
  if (!problem) return;
  throw RuleError.ofField(problem.code, `ageBands.${problem.index}.${problem.field}`);
}
