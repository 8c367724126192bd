import { useTranslation } from 'react-i18next';
import type { GuestField } from '../lib/guest-form';

/** The labels of the guest card's fields. */
export function useFieldNames(): (field: GuestField) => string {
  const { t } = useTranslation(['admin', 'common']);
  return (field) => {
    switch (field) {
      case 'firstname':
        return t('fields.firstName', { ns: 'common' });
      case 'lastname':
        return t('fields.lastName', { ns: 'common' });
      case 'email':
      case 'phone':
        return t(`fields.${field}`, { ns: 'common' });
      case 'doNotDelete':
        return t('guest.fields.eternal');
      case 'languageCode':
        return t('guest.fields.language');
      default:
        return t(`guest.fields.${field}`);
    }
  };
}
