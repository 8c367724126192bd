import type { ListSpaReportRowsApiArg } from '@atrium/api-client/admin';
import { useLazyDownloadSpaRowsQuery } from '@atrium/api-client/admin/downloads';
import { may } from '@atrium/rules/access/access-levels';
import { useToast } from '@atrium/ui/hooks/use-toast';
import { saveFile } from '@atrium/ui/lib/save-file';
import DownloadIcon from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useErrorText } from '../../../../shared/hooks/use-error-text';

interface Props {
  query: ListSpaReportRowsApiArg;
}

/** All rows as CSV, for whoever may take data out. */
export function SpaRowsFile({ query }: Props) {
  const { t } = useTranslation('admin');
  const { level } = useMe();
  const showToast = useToast();
  const errorText = useErrorText();
  const [download, { isFetching }] = useLazyDownloadSpaRowsQuery();
  if (!may(level, 'exports.run')) return null;

  const save = async () => {
    try {
      const content = await download(query).unwrap();
      saveFile({
        name: `${query.figure}-${query.from}-${query.until}.csv`,
        type: 'text/csv',
        content,
      });
    } catch (error) {
      showToast({
        type: 'error',
        title: t('dialog.error'),
        message: errorText(error, t('reports.failed')),
      });
    }
  };

  return (
    <Button
      size="small"
      startIcon={<DownloadIcon />}
      loading={isFetching}
      loadingPosition="start"
      onClick={save}
    >
      {t('listBookings.exportCsv')}
    </Button>
  );
}
