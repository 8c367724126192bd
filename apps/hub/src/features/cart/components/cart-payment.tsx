import type { HubMembership } from '@atrium/api-client/hub';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useTranslation } from 'react-i18next';
import { useMembershipText } from '../../../shared/booking/memberships/use-membership-text';
import type { CartItem } from '../../../shared/cart/cart';

interface Props {
  item: CartItem;
  /** Those that can pay for it; at least one. */
  memberships: readonly HubMembership[];
  /** @param id undefined to pay as usual */
  onChoose: (id: string | undefined) => void;
  disabled: boolean;
}

const NONE = '';

/** Whether a membership pays for an item, in a native select. */
export function CartPayment({ item, memberships, onChoose, disabled }: Props) {
  const { t } = useTranslation('hub');
  const textOf = useMembershipText();
  const { _membership = NONE, participants } = item.input;

  return (
    <SelectInput
      label={t('booking.cart.payment', { activity: item.name })}
      value={_membership}
      disabled={disabled}
      onChange={({ target }) => onChoose(target.value === NONE ? undefined : target.value)}
      sx={{ mt: 1.5 }}
    >
      <option value={NONE}>{t('booking.membership.none')}</option>
      {memberships.map((membership) => (
        <option key={membership._id} value={membership._id}>
          {textOf(membership, participants)}
        </option>
      ))}
    </SelectInput>
  );
}
