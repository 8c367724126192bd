import { useSearchParams } from 'react-router-dom';
import { type CatalogueFilter, readFilter, writeFilter } from '../lib/catalogue-filter';

/** What the guest looks for, kept in the address so that Back from an activity finds it again. */
export function useCatalogueFilter() {
  const [query, setQuery] = useSearchParams();
  const filter = readFilter(query);
  const change = (changed: Partial<CatalogueFilter>) =>
    setQuery(writeFilter({ ...filter, ...changed }), { replace: true });
  const clear = () => setQuery({}, { replace: true });
  return { filter, change, clear };
}
