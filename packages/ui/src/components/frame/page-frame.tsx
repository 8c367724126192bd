import type { ReactNode } from 'react';
import { useRouteFocus } from '../../hooks/use-route-focus';
import { SkipLink } from './skip-link';

interface Props {
  children: ReactNode;
}

/** What every page of every app has around it. */
export function PageFrame({ children }: Props) {
  useRouteFocus();
  return (
    <>
      <SkipLink />
      {children}
    </>
  );
}
