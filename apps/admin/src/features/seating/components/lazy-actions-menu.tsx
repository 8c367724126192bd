import { type ComponentProps, lazy, Suspense } from 'react';

export const loadActionsMenu = () => import('./actions-menu');
const ActionsMenu = lazy(async () => ({ default: (await loadActionsMenu()).ActionsMenu }));

/** A menu that the page loads once it is drawn: nobody opens one sooner. */
export function LazyActionsMenu(props: ComponentProps<typeof ActionsMenu>) {
  return (
    <Suspense>
      <ActionsMenu {...props} />
    </Suspense>
  );
}
