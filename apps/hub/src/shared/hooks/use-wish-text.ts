import type { TableAttribute } from '@atrium/rules/seating/room/floor-plan';
import { useTranslation } from 'react-i18next';

/** What a party wishes of its table, in words. */
export function useWishText() {
  const { t } = useTranslation('ui');
  return (attribute: TableAttribute) => t(`tableWish.${attribute}`);
}
