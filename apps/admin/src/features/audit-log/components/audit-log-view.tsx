import type { AuditPageOutput } from '@atrium/api-client/admin';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import { useTranslation } from 'react-i18next';
import { AuditList } from '../../../shared/audit/audit-list';
import { CursorPages } from '../../../shared/ui/cursor-pages';
import { RowsSkeleton } from '../../../shared/ui/rows-skeleton';
import type { useAuditFilter } from '../hooks/use-audit-filter';
import type { Entity } from '../lib/audit-filter';
import { AuditFilterBar } from './audit-filter-bar';

interface Props {
  /** The kinds of things to filter by. */
  entities: readonly Entity[];
  narrowed: ReturnType<typeof useAuditFilter>;
  /** Undefined while it is on its way. */
  page: AuditPageOutput | undefined;
  isError: boolean;
  onRetry: () => void;
}

/** A log, newest first, with its filters and paging. */
export function AuditLogView({ entities, narrowed, page, isError, onRetry }: Props) {
  const { t } = useTranslation('admin');
  const { filter, setFilter, cursors, setCursors } = narrowed;

  const list = () => {
    if (isError && !page) return <ErrorState title={t('auditLogs.failed')} onRetry={onRetry} />;
    if (!page) return <RowsSkeleton rows={10} />;
    if (page.items.length === 0) {
      const isNarrowed = Object.values(filter).some(Boolean);
      return <EmptyState title={t(isNarrowed ? 'auditFilter.none' : 'auditLogs.none')} />;
    }
    return (
      <>
        <AuditList entries={page.items} />
        <CursorPages cursors={cursors} nextCursor={page.nextCursor} onCursors={setCursors} />
      </>
    );
  };

  return (
    <>
      <AuditFilterBar entities={entities} filter={filter} onChange={setFilter} />
      {list()}
    </>
  );
}
