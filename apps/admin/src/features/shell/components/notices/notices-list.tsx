import {
  type NoticeOutput,
  useDismissNoticeMutation,
  useDismissNoticesMutation,
} from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { may } from '@atrium/rules/access/access-levels';
import { jobKinds } from '@atrium/rules/venue/job-kinds';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Popover from '@mui/material/Popover';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { NoticeTitle } from '../notice-title';

interface Props {
  notices: readonly NoticeOutput[];
  anchor: HTMLElement;
  onClose: () => void;
}

const kinds = [
  'messagesFailed',
  'bookingsDiffer',
  'jobFailed',
  'paymentReturned',
  'webhookOff',
  'privacyRequest',
  'privacyDue',
] as const;

/** Each failure in words, with what the machine said and the way to what it is about. */
export function NoticesList({ notices, anchor, onClose }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const language = useLanguage();
  const { vendor, level } = useMe();
  const [dismiss] = useDismissNoticeMutation();
  const [dismissAll, { isLoading }] = useDismissNoticesMutation();
  const titleOf = ({ kind, count }: NoticeOutput) => {
    const known = kinds.find((each) => each === kind) ?? 'jobFailed';
    return t(`notices.kinds.${known}`, { count });
  };
  const detailOf = ({ kind, detail }: NoticeOutput) => {
    const job = kind === 'jobFailed' && jobKinds.find((each) => each === detail);
    return job ? t(`settings:jobs.kinds.${job}`) : detail;
  };
  const placeOf = ({ kind, entityId }: NoticeOutput) => {
    if (kind === 'privacyDue') return paths.privacy;
    if (kind === 'privacyRequest') return entityId ? paths.privacyRequest(entityId) : paths.privacy;
    if (kind === 'messagesFailed') return { pathname: paths.home, hash: 'failed-messages' };
    return kind === 'jobFailed' && may(level, 'jobs.manage') ? paths.settingsJobs : undefined;
  };

  return (
    <Popover
      open
      anchorEl={anchor}
      onClose={onClose}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: 'top', horizontal: 'right' }}
      slotProps={{
        paper: { role: 'dialog', 'aria-label': t('notices.title'), sx: { width: 380, p: 2 } },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography variant="h5" component="h2" sx={{ flex: 1 }}>
          {t('notices.title')}
        </Typography>
        {notices.length > 0 && (
          <Button size="small" loading={isLoading} onClick={() => void dismissAll()}>
            {t('notices.dismissAll')}
          </Button>
        )}
      </Box>
      {notices.length === 0 && (
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          {t('notices.none')}
        </Typography>
      )}
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {notices.map((notice) => (
          <Box
            component="li"
            key={notice._id}
            sx={{ display: 'flex', gap: 1, py: 1, borderTop: 1, borderColor: 'divider' }}
          >
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2" sx={{ fontWeight: 600 }}>
                <NoticeTitle to={placeOf(notice)} onClick={onClose}>
                  {titleOf(notice)}
                </NoticeTitle>
              </Typography>
              <Typography
                variant="caption"
                sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
              >
                {[formatInstant(language, notice.at, vendor.timezone), detailOf(notice)]
                  .filter(Boolean)
                  .join(' · ')}
              </Typography>
            </Box>
            <Button
              size="small"
              aria-label={`${t('notices.dismiss')}: ${titleOf(notice)}`}
              onClick={() => void dismiss({ id: notice._id })}
            >
              {t('notices.dismiss')}
            </Button>
          </Box>
        ))}
      </Box>
    </Popover>
  );
}
