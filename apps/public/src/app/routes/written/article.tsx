import type { Visit } from '@atrium/ui/lib/loading/lazy-page';
import { useLocation } from 'react-router-dom';
import { WrittenPage } from '../../../features/articles/components/written-page';
import { loadPage } from '../../../features/articles/lib/load-page';

const nameOf = (pathname: string) => pathname.toLowerCase().split('/').filter(Boolean).join('/');

export const prepare = ({ pathname, language }: Visit) => loadPage(nameOf(pathname), language);

/** `/articles/{id}` and `/special/{id}`, whose files lie as their addresses do. */
export function Component() {
  const name = nameOf(useLocation().pathname);
  return <WrittenPage key={name} name={name} />;
}
