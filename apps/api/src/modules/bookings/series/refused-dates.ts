import { AppError } from '../../../common/errors/app-error';
import { isRecord, type RefusalsOf } from '../../refusals/public';

/** The dates of a series that could not be booked: some of them are left out, or all are refused. */
export const refusedDates: RefusalsOf = (body, { answer, error }) => {
  const plan = error instanceof AppError ? error.options.data : answer;
  if (!isRecord(body) || !isRecord(plan) || !Array.isArray(plan.dates)) return [];
  return plan.dates.map(({ date, code }) => ({ wish: { ...body, date }, code }));
};
