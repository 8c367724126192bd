import { useLocation } from 'react-router-dom';
import { WrittenPage } from '../../../features/articles/components/written-page';

/** `/articles/{id}` and `/special/{id}`, whose files lie as their addresses do. */
export function Component() {
  const name = useLocation().pathname.toLowerCase().split('/').filter(Boolean).join('/');
  return <WrittenPage key={name} name={name} />;
}
