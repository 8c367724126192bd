import type { MembershipOutput } from '@atrium/api-client/admin';
import { formatDate } from '@atrium/i18n/format';
import { StatusChip } from '@atrium/ui/components/display/status-chip';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import { useTranslation } from 'react-i18next';

const colors = { active: '#2A7348', paused: '#9A5B00', ended: '#59605B', expired: '#59605B' };
const TO_COME = '#22618F';

interface Props {
  membership: Pick<MembershipOutput, 'status' | 'dateFrom'>;
  /** The venue's, `yyyy-mm-dd`. */
  today: string;
}

/** An active membership that has not started shows its first day instead. */
export function MembershipStatusChip({ membership: { status, dateFrom }, today }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  if (status === 'active' && dateFrom > today) {
    const date = formatDate(language, dateFrom, 'short');
    return <StatusChip label={t('memberships.starts', { date })} color={TO_COME} />;
  }
  return <StatusChip label={t(`memberships.statuses.${status}`)} color={colors[status]} />;
}
