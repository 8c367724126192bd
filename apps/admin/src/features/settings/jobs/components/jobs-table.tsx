import {
  type ParkedJobOutput,
  useRemoveParkedJobMutation,
  useRetryParkedJobMutation,
} from '@atrium/api-client/admin';
import { formatInstant } from '@atrium/i18n/format';
import { useConfirm } from '@atrium/ui/hooks/use-confirm';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Button from '@mui/material/Button';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useAction } from '../../../../shared/hooks/use-action';

interface Props {
  jobs: readonly ParkedJobOutput[];
}

/** Below the name on a phone. */
const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

export function JobsTable({ jobs }: Props) {
  const { t } = useTranslation(['settings', 'admin']);
  const language = useLanguage();
  const { vendor } = useMe();
  const confirm = useConfirm();
  const run = useAction();
  const [retry, { isLoading, originalArgs }] = useRetryParkedJobMutation();
  const [remove] = useRemoveParkedJobMutation();
  const nameOf = ({ kind }: ParkedJobOutput) => t(`jobs.kinds.${kind}`);

  const askAndRemove = async (job: ParkedJobOutput) => {
    const confirmed = await confirm({
      title: t('jobs.removeTitle', { name: nameOf(job) }),
      message: t('jobs.removeText'),
      confirmLabel: t('jobs.remove'),
      destructive: true,
    });
    if (!confirmed) return;
    await run(() => remove({ id: job._id }).unwrap(), { failed: t('jobs.removeFailed') });
  };

  return (
    <Table size="small" aria-label={t('jobs.title')}>
      <TableHead>
        <TableRow>
          <TableCell>{t('jobs.work')}</TableCell>
          <TableCell sx={wide}>{t('jobs.failedAt')}</TableCell>
          <TableCell align="right">{t('actions')}</TableCell>
        </TableRow>
      </TableHead>
      <TableBody>
        {jobs.map((job) => {
          const at = formatInstant(language, job.parkedAt, vendor.timezone);
          return (
            <TableRow key={job._id} hover>
              <TableCell component="th" scope="row">
                <Typography variant="body2" sx={{ fontWeight: 600 }}>
                  {nameOf(job)}
                </Typography>
                <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                  {[
                    t('jobs.tries', { count: job.attempts }),
                    job.installation && t('jobs.installation'),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Typography>
                <Typography
                  variant="caption"
                  sx={{ display: { xs: 'block', md: 'none' }, color: 'text.secondary' }}
                >
                  {at}
                </Typography>
                {job.error && (
                  <Typography
                    variant="caption"
                    sx={{ display: 'block', color: 'error.main', overflowWrap: 'anywhere' }}
                  >
                    {job.error}
                  </Typography>
                )}
              </TableCell>
              <TableCell sx={{ ...wide, whiteSpace: 'nowrap' }}>{at}</TableCell>
              <TableCell align="right">
                <Button
                  size="small"
                  loading={isLoading && originalArgs?.id === job._id}
                  aria-label={t('jobs.retryNamed', { name: nameOf(job) })}
                  onClick={() =>
                    void run(() => retry({ id: job._id }).unwrap(), {
                      failed: t('jobs.retryFailed'),
                    })
                  }
                >
                  {t('jobs.retry')}
                </Button>
                <Button
                  size="small"
                  color="error"
                  aria-label={t('jobs.removeNamed', { name: nameOf(job) })}
                  onClick={() => void askAndRemove(job)}
                >
                  {t('jobs.remove')}
                </Button>
              </TableCell>
            </TableRow>
          );
        })}
      </TableBody>
    </Table>
  );
}
