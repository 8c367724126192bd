import { useTranslation } from 'react-i18next';

interface Party {
  /** Children included. */
  participants: number;
  numberOfChildren: number;
  /** Years; told where they are known. */
  childAges?: readonly number[] | undefined;
}

/** '3 people (1 child, age 9)' */
export function usePartyText(): (party: Party) => string {
  const { t } = useTranslation('common');
  return ({ participants, numberOfChildren, childAges = [] }) => {
    const people = t('units.person', { count: participants });
    if (numberOfChildren === 0) return people;
    const children = t('units.child', { count: numberOfChildren });
    const ages = childAges.length > 0 ? `, ${t('units.aged', { ages: childAges.join(', ') })}` : '';
    return `${people} (${children}${ages})`;
  };
}
