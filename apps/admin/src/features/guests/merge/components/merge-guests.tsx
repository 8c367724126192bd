import { useMergeCustomersMutation } from '@atrium/api-client/admin';
import { useGetMergePreviewQuery } from '@atrium/api-client/admin/merge-preview';
import { isApiError } from '@atrium/api-client/api-error';
import { displayName } from '@atrium/rules/guests/guest-name';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import SwapIcon from '@mui/icons-material/SwapHorizRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useAction } from '../../../../shared/hooks/use-action';
import { PageHeader } from '../../../../shared/ui/page-header';
import { readTake, writeTake } from '../lib/take-param';
import { MergeFieldRow } from './merge-field-row';
import { MergeMoves } from './merge-moves';

interface Props {
  /** Ids of the guest to keep, and of the one to merge into it. */
  kept: string;
  merged: string;
}

/**
 * The last look before merging: both guests side by side, with what stays in bold. The choices are
 * in the address and the preview comes from the server, so what is shown is what will happen.
 */
export function MergeGuests({ kept, merged }: Props) {
  const { t } = useTranslation('admin');
  const navigate = useNavigate();
  const run = useAction();
  const [params, setParams] = useSearchParams();
  const take = readTake(params);
  const [merge, { isLoading, isSuccess }] = useMergeCustomersMutation();
  const { data, currentData, isFetching, error, refetch } = useGetMergePreviewQuery(
    { kept, merged, take },
    // once merged there is nothing to preview: asking again would be a 404
    { refetchOnMountOrArgChange: true, refetchOnFocus: true, skip: isLoading || isSuccess },
  );

  const submit = async () => {
    if (!currentData) return;
    const done = await run(
      () =>
        merge({
          mergeInput: {
            kept,
            merged,
            take,
            keptVersion: currentData.data.kept.version,
            mergedVersion: currentData.data.merged.version,
          },
        }).unwrap(),
      { failed: t('duplicates.merge.failed'), done: t('duplicates.merge.done') },
    );
    if (done) navigate(paths.guest(kept), { replace: true });
  };

  const content = () => {
    if (isApiError(error) && (error.status === 404 || error.code === 'SAME_GUEST')) {
      return (
        <EmptyState
          title={t('duplicates.merge.missing')}
          action={
            <Button component={Link} to={paths.duplicates} variant="contained">
              {t('duplicates.title')}
            </Button>
          }
        />
      );
    }
    if (error && !data) {
      return <ErrorState title={t('duplicates.merge.previewFailed')} onRetry={refetch} />;
    }
    // The previous preview is reused only while this one is loading.
    const preview = (currentData ?? data)?.data;
    if (!preview || preview.kept._id !== kept) return <Skeleton variant="rounded" height={360} />;
    const name = (guest: typeof preview.kept) => displayName(guest) || t('guest.unnamed');
    return (
      <Card sx={{ p: { xs: 1, sm: 2.5 } }}>
        <TableContainer tabIndex={0} role="region" aria-label={t('duplicates.merge.title')}>
          <Table size="small" aria-busy={isFetching}>
            <TableHead>
              <TableRow>
                <TableCell sx={{ width: '22%' }}>{t('duplicates.merge.field')}</TableCell>
                {(
                  [
                    ['stays', preview.kept],
                    ['takenUp', preview.merged],
                  ] as const
                ).map(([role, guest]) => (
                  <TableCell key={role} sx={{ width: '39%' }}>
                    <Typography variant="caption" component="div">
                      {t(`duplicates.merge.${role}`)}
                    </Typography>
                    {name(guest)}
                  </TableCell>
                ))}
              </TableRow>
            </TableHead>
            <TableBody>
              {preview.fields.map((detail) => (
                <MergeFieldRow
                  key={detail.field}
                  detail={detail}
                  take={take}
                  onChoose={(field, from) =>
                    setParams(writeTake(take, field, from), {
                      replace: true,
                      state: { keepFocus: true },
                    })
                  }
                />
              ))}
            </TableBody>
          </Table>
        </TableContainer>
        <MergeMoves preview={preview} />
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, mt: 3, justifyContent: 'flex-end' }}>
          <Button
            variant="outlined"
            startIcon={<SwapIcon />}
            component={Link}
            to={paths.mergeGuests(merged, kept)}
            replace
            state={{ keepFocus: true }}
          >
            {t('duplicates.merge.swap')}
          </Button>
          <Button
            variant="contained"
            loading={isLoading}
            disabled={isFetching}
            onClick={() => void submit()}
          >
            {t('duplicates.merge.submit')}
          </Button>
        </Box>
      </Card>
    );
  };

  return (
    <>
      <PageHeader title={t('duplicates.merge.title')} subtitle={t('duplicates.merge.intro')} />
      {content()}
    </>
  );
}
