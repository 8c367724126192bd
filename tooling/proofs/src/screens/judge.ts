import type { Asked } from '../profiler/profile';
import { maySort } from './allowances';

/** Documents read for each that a find answers, or that a count or sum groups over. */
const FOR_EACH = 10;
/** Rows that any query may sort in memory: a page. */
const PAGE = 200;

/** What is wrong with the queries of a request. */
export function faultsOf(operation: string, asked: readonly Asked[]): string[] {
  const allowed = maySort[operation]?.most;
  return asked.flatMap((one) => {
    const { collection, plan, documents, groups, wanted, sorted } = one;
    // a group sorts what it takes in; how much a find sorted mongod does not say, but not more than it read
    const rows = groups ? wanted : documents;
    const where = `${collection}, ${plan || 'no plan'}`;
    const most = Math.max(Math.max(1, wanted) * FOR_EACH, sorted ? (allowed ?? 0) : 0);
    return [
      ...(plan.includes('COLLSCAN') ? [`${where}: a whole collection`] : []),
      ...(documents > most ? [`${where}: ${documents} documents for ${wanted}`] : []),
      ...(sorted && rows > (allowed ?? PAGE) ? [`${where}: ${rows} sorted in memory`] : []),
    ];
  });
}
