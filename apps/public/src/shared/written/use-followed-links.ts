import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { isOwnPage } from '../../paths';

/** Links in written text lead to this app's other pages without loading it again. */
export function useFollowedLinks() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    const address = link?.getAttribute('href');
    if (!address || !isOwnPage(address)) return;
    event.preventDefault();
    navigate(address);
  };
}
