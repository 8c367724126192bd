import { useListCustomerMembershipsQuery } from '@atrium/api-client/admin';
import { membershipProblem } from '@atrium/rules/guests/membership';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import Alert from '@mui/material/Alert';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import type { BookingPlace } from '../lib/draft';

interface Props {
  guestId: string;
  place: Pick<BookingPlace, 'service' | 'date' | 'stayService'>;
  /** Each is one use. */
  participants: number;
  /** Id of the paying membership; empty: none. */
  membership: string;
  onChange: (membership: string) => void;
}

/** What pays for the booking: the stay it belongs to, or a membership that covers it that day. */
export function PaidBy({ guestId, place, participants, membership, onChange }: Props) {
  const { t } = useTranslation('admin');
  const { modules } = useMe().vendor;
  const { service, date, stayService } = place;
  const { data } = useListCustomerMembershipsQuery(
    { id: guestId },
    { skip: stayService !== undefined || !modules.memberships },
  );
  if (stayService !== undefined) {
    return (
      <Alert severity="info" sx={{ mb: 2 }}>
        {t('paidBy.stay')}
      </Alert>
    );
  }
  const usable = (data?.data ?? []).filter(
    (one) =>
      membershipProblem(one, { date, uses: participants, services: one.services, service }) ===
      undefined,
  );
  // A membership chosen for a smaller party stays visible, so that the server's refusal makes
  // sense.
  const shown = (data?.data ?? []).filter((one) => usable.includes(one) || one._id === membership);
  if (shown.length === 0) return null;
  return (
    <SelectInput
      label={t('paidBy.label')}
      value={membership}
      onChange={(event) => onChange(event.target.value)}
      sx={{ mb: 2 }}
    >
      <option value="">{t('paidBy.nothing')}</option>
      {shown.map(({ _id, _membershipType, usagesLeft }) => (
        <option key={_id} value={_id}>
          {[
            _membershipType.name,
            usagesLeft === undefined
              ? t('memberships.unlimited')
              : t('memberships.left', { count: usagesLeft }),
          ].join(' · ')}
        </option>
      ))}
    </SelectInput>
  );
}
