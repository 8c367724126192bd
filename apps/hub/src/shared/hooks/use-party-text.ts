import { useTranslation } from 'react-i18next';

interface Party {
  /** Children included. */
  participants: number;
  numberOfChildren: number;
}

/** '3 people (1 child)' */
export function usePartyText(): (party: Party) => string {
  const { t } = useTranslation('common');
  return ({ participants, numberOfChildren }) => {
    const people = t('units.person', { count: participants });
    return numberOfChildren > 0
      ? `${people} (${t('units.child', { count: numberOfChildren })})`
      : people;
  };
}
