import { CardSkeletons } from '@atrium/ui/components/states/card-skeletons';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import type { ReactNode } from 'react';

interface Props<Row> {
  /** Undefined while they are on their way. */
  rows: readonly Row[] | undefined;
  isError: boolean;
  onRetry: () => void;
  empty: { title: string; text?: string; action?: ReactNode };
  children: (rows: readonly Row[]) => ReactNode;
}

/** A list of the set-up that is on its way, failed, empty, or there. */
export function ListStates<Row>({ rows, isError, onRetry, empty, children }: Props<Row>) {
  if (isError && !rows) return <ErrorState onRetry={onRetry} />;
  if (!rows) return <CardSkeletons />;
  if (rows.length === 0) return <EmptyState {...empty} />;
  return children(rows);
}
