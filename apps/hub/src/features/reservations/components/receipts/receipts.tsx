import { useListOwnReceiptsQuery } from '@atrium/api-client/hub';
import { receipts } from '@atrium/i18n/loaders/receipts';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { ReceiptList } from './receipt-list';

const areas = ['receipts'] as const;
const own = { receipts };

interface Props {
  /** Id of what was paid for. */
  about: string;
}

/** What the guest has in hand of what they paid. Nothing shows until there is something: most bookings have none. */
export function Receipts({ about }: Props) {
  const { data, error, refetch } = useListOwnReceiptsQuery(
    { about },
    { refetchOnMountOrArgChange: true },
  );
  const found = data?.data ?? [];
  if (found.length === 0 && error === undefined) return null;
  return (
    <AreaTexts areas={areas} own={own}>
      <ReceiptList receipts={found} error={data ? undefined : error} onRetry={refetch} />
    </AreaTexts>
  );
}
