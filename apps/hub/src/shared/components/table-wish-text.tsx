import type { TableWishOutput } from '@atrium/api-client/hub';
import { useTranslation } from 'react-i18next';
import { useWishText } from '../hooks/use-wish-text';

interface Props {
  wish: TableWishOutput;
}

/** What of a wish came true; the rest is noted, and no more. */
export function TableWishText({ wish }: Props) {
  const { t } = useTranslation('hub');
  const wishText = useWishText();
  const { attributes, granted, tableName, tableGranted } = wish;
  const open = attributes.filter((attribute) => !granted.includes(attribute));
  const has = [...(tableName && tableGranted ? [tableName] : []), ...granted.map(wishText)];
  const noted = [...(tableName && !tableGranted ? [tableName] : []), ...open.map(wishText)];

  return (
    <>
      {has.length > 0 && <div>{t('table.wish.granted', { wishes: has.join(', ') })}</div>}
      {noted.length > 0 && <div>{t('table.wish.noted', { wishes: noted.join(', ') })}</div>}
    </>
  );
}
