import type { BookingOutput } from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';

// Most who tick rows give them a status: the form loads for those who write.
const GroupMessageDialog = lazy(async () => ({
  default: (await import('./group-message-dialog')).GroupMessageDialog,
}));

const areas = ['frontDesk'] as const;

interface Props {
  /** The rows that are ticked. */
  bookings: readonly BookingOutput[];
}

/** Writes to the guests of the bookings that are ticked. */
export function GroupMessageButton({ bookings }: Props) {
  const { t } = useTranslation('admin');
  const { level } = useMe();
  const [customers, setCustomers] = useState<string[]>();
  const found = [...new Set(bookings.flatMap(({ _customer }) => _customer?._id ?? []))];
  if (!may(level, 'messages.send')) return null;
  return (
    <>
      <Button
        size="small"
        variant="outlined"
        disabled={found.length === 0}
        onClick={() => setCustomers(found)}
        sx={{ minHeight: 40 }}
      >
        {t('messages.write')}
      </Button>
      {customers && (
        <Suspense>
          <AreaTexts areas={areas}>
            <GroupMessageDialog customers={customers} onClose={() => setCustomers(undefined)} />
          </AreaTexts>
        </Suspense>
      )}
    </>
  );
}
