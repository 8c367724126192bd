import { formatDate } from '@atrium/i18n/format';
import { privacyRequestStates, urgencyOf } from '@atrium/rules/guests/privacy-request';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';

interface Props {
  state: string;
  due: string;
  daysLeft: number;
}

const colors = { late: 'error', nearlyDue: 'warning.dark', inTime: 'text.secondary' } as const;

/** Until when it is to be answered, and how many days that leaves. */
export function DueText({ state, due, daysLeft }: Props) {
  const { t } = useTranslation('privacy');
  const language = useLanguage();
  const known = privacyRequestStates.find((one) => one === state);
  const urgency = known && urgencyOf(known, daysLeft);
  const left = () => {
    if (daysLeft < 0) return t('requests.late', { count: -daysLeft });
    return daysLeft === 0 ? t('requests.today') : t('requests.left', { count: daysLeft });
  };
  return (
    <>
      {formatDate(language, due)}
      {urgency && (
        <Typography
          variant="body2"
          component="span"
          sx={{ display: 'block', color: colors[urgency] }}
        >
          {left()}
        </Typography>
      )}
    </>
  );
}
