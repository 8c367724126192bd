import { MemoryRouter } from 'react-router-dom';
import type { EmbeddedAddress } from '../shared/embedding/address';
import { Embedded } from './embedded';
import { Pages } from './router';

/**
 * The booking in a venue's own site. Its steps are no part of that site's history, and its address stays the one that the
 * site may show: loaded again, it begins again, with what was typed.
 */
export function EmbeddedPages({ address }: { address: EmbeddedAddress }) {
  const { pathname } = window.location;
  return (
    <MemoryRouter initialEntries={[pathname]}>
      <Embedded address={address}>
        <Pages />
      </Embedded>
    </MemoryRouter>
  );
}
