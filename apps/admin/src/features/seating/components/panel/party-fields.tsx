import { atLeastZero } from '@atrium/rules/bookings/participants';
import { Counter } from '@atrium/ui/components/fields/counter';
import { useTranslation } from 'react-i18next';

interface Props {
  adults: number;
  /** Of the party. */
  kids: number;
  onAdults: (adults: number) => void;
  onKids: (kids: number) => void;
}

/** How many come; neither goes below 0. */
export function PartyFields({ adults, kids, onAdults, onKids }: Props) {
  const { t } = useTranslation(['seating', 'admin']);
  const counter = (what: string, value: number, on: (value: number) => void) => (
    <Counter
      label={what}
      value={value}
      decreaseLabel={t('panel.fewer', { what })}
      increaseLabel={t('panel.more', { what })}
      canDecrease={value > 0}
      canIncrease
      onDecrease={() => on(atLeastZero(value - 1))}
      onIncrease={() => on(value + 1)}
    />
  );
  return (
    <>
      {counter(t('panel.adults'), adults, onAdults)}
      {counter(t('admin:booking.children'), kids, onKids)}
    </>
  );
}
