import type { MembershipOutput } from '@atrium/api-client/admin';
import { useTranslation } from 'react-i18next';

interface Props {
  membership: Pick<MembershipOutput, 'maxNumberOfUsages' | 'numberOfUsages'>;
}

/** 'Unlimited' where the maximum is 0, otherwise used/max. */
export function MembershipUsage({ membership: { maxNumberOfUsages, numberOfUsages } }: Props) {
  const { t } = useTranslation('admin');
  return maxNumberOfUsages === 0
    ? t('memberships.unlimited')
    : `${numberOfUsages}/${maxNumberOfUsages}`;
}
