import { useListAnonymisationRunsQuery } from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import Stack from '@mui/material/Stack';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../shared/access/use-me';
import { LIVE } from '../../../shared/lib/live';
import { PageHeader } from '../../../shared/ui/page-header';
import { AnonymisedNext } from './anonymised-next';
import { DryRun } from './dry-run';
import { Requests } from './requests/requests';
import { Runs } from './runs';

/** How often to poll for the receipt of a dry run. */
const ASKED_EVERY_MS = 1500;

/** What guests ask about their data, and for owners whom the night anonymises. */
export function PrivacyPage() {
  const { t } = useTranslation('privacy');
  const { level } = useMe();
  return (
    <Stack spacing={4}>
      <PageHeader title={t('title')} subtitle={t('intro')} />
      <Requests />
      {may(level, 'privacy.manage') && <Anonymisation />}
    </Stack>
  );
}

/** Whom tonight's run anonymises, a dry run with other months, and the past runs. */
function Anonymisation() {
  // the latest receipt when a dry run began; a newer one means that it has counted
  const [before, setBefore] = useState<string>();
  const latest = useListAnonymisationRunsQuery(
    { limit: 1 },
    { ...LIVE, pollingInterval: before === undefined ? 0 : ASKED_EVERY_MS },
  );
  const id = latest.data?.data.items[0]?._id ?? '';
  const isCounting = before === id;
  if (before !== undefined && !isCounting) setBefore(undefined);
  return (
    <>
      <AnonymisedNext />
      <DryRun isCounting={isCounting} onStarted={() => setBefore(id)} />
      <Runs latest={id} />
    </>
  );
}
