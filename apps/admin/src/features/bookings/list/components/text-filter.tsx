import { useTranslation } from 'react-i18next';
import { TextFilter as SharedTextFilter } from '../../../../shared/filters/text-filter';

interface Props {
  /** Of the address. */
  value: string;
  onChange: (value: string) => void;
}

/** Part of a guest's name, email or phone, or a booking's number. */
export function TextFilter(props: Props) {
  const { t } = useTranslation('admin');
  return (
    <SharedTextFilter label={t('listBookings.text')} hint={t('listBookings.textHint')} {...props} />
  );
}
