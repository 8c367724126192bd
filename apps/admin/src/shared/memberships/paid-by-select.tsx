import { useListCustomerMembershipsQuery } from '@atrium/api-client/admin';
import { membershipProblem } from '@atrium/rules/guests/membership';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useTranslation } from 'react-i18next';
import { useMe } from '../access/use-me';

interface Props {
  guestId: string;
  /** Id of the service, or of the treatment’s type. */
  service: string;
  /** `yyyy-mm-dd` */
  date: string;
  /** Each is one use. */
  participants: number;
  /** Id of the paying membership; empty: none. */
  membership: string;
  /** Stays that include it. */
  stays?: readonly { value: string; label: string }[];
  onChange: (membership: string) => void;
}

/** Whether the guest pays, or a membership or a stay that covers it that day; nothing where none does. */
export function PaidBySelect({ guestId, service, date, participants, ...props }: Props) {
  const { membership, stays = [], onChange } = props;
  const { t } = useTranslation('admin');
  const { modules } = useMe().vendor;
  const { data } = useListCustomerMembershipsQuery({ id: guestId }, { skip: !modules.memberships });
  // What was chosen for a smaller party or another day stays visible, so that the server's refusal makes sense.
  const shown = (data?.data ?? []).filter(({ _id, services, treatmentTypes, ...dates }) => {
    const covered = [...services, ...treatmentTypes];
    const use = { date, uses: participants, services: covered, service };
    return _id === membership || membershipProblem(dates, use) === undefined;
  });
  if (shown.length === 0 && stays.length === 0) return null;
  return (
    <SelectInput
      label={t('paidBy.label')}
      value={membership}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{t('paidBy.nothing')}</option>
      {stays.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
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
