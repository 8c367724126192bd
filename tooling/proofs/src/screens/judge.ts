import type { Asked } from '../profiler/profile';
import { maySort } from './allowances';

/** Documents read for each that is answered or summed up. */
const FOR_EACH = 10;
/** Read beside them: what a request looks up once, and the few of one key that a filter leaves out. */
const BESIDE = 50;
/** Rows that anything may sort in memory: a page. */
const PAGE = 200;

/** What is wrong with how a request was answered. */
export function faultsOf(operation: string, asked: readonly Asked[]): string[] {
  const sortable = maySort[operation]?.most ?? PAGE;
  return asked.flatMap((one) => {
    const { collection, plan, documents, returned, sorted } = one;
    // an aggregation sorts what it takes in; of a find nobody tells how much it was, but not more than it read
    const rows = one.operation === 'aggregate' ? returned : documents;
    const where = `${collection}, ${plan || 'no plan'}`;
    return [
      ...(plan.includes('COLLSCAN') ? [`${where}: a whole collection`] : []),
      ...(documents > returned * FOR_EACH + BESIDE
        ? [`${where}: ${documents} documents for ${returned}`]
        : []),
      ...(sorted && rows > sortable ? [`${where}: ${rows} sorted in memory`] : []),
    ];
  });
}
