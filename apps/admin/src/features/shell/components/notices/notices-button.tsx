import { useListNoticesQuery } from '@atrium/api-client/admin';
import BellIcon from '@mui/icons-material/NotificationsNoneRounded';
import Badge from '@mui/material/Badge';
import IconButton from '@mui/material/IconButton';
import { lazy, Suspense, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LIVE } from '../../../../shared/lib/live';

// Most days nothing fails: the list is fetched by whoever opens it.
const NoticesList = lazy(async () => ({ default: (await import('./notices-list')).NoticesList }));

/** What failed while nobody looked, as a number; nothing at all while nothing has. */
export function NoticesButton() {
  const { t } = useTranslation('admin');
  const id = useId();
  const { data } = useListNoticesQuery(undefined, LIVE);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const notices = data?.data ?? [];
  if (notices.length === 0 && !anchor) return null;

  return (
    <>
      <IconButton
        id={id}
        aria-label={t('notices.open', { count: notices.length })}
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Badge badgeContent={notices.length} color="error" aria-hidden>
          <BellIcon />
        </Badge>
      </IconButton>
      {anchor && (
        <Suspense fallback={null}>
          <NoticesList notices={notices} anchor={anchor} onClose={() => setAnchor(null)} />
        </Suspense>
      )}
    </>
  );
}
