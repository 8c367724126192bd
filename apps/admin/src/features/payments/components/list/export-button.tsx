import { useLazyDownloadPaymentsQuery } from '@atrium/api-client/admin/downloads';
import { may } from '@atrium/rules/access/access-levels';
import { saveFile } from '@atrium/ui/lib/save-file';
import DownloadIcon from '@mui/icons-material/DownloadRounded';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { useAction } from '../../../../shared/hooks/use-action';
import { type PaymentsFilter, toQuery } from '../../lib/payments-filter';

interface Props {
  filter: PaymentsFilter;
}

/** The whole list as a file; nothing for those who may not export. */
export function ExportButton({ filter }: Props) {
  const { t } = useTranslation(['payments', 'admin']);
  const { level } = useMe();
  const run = useAction();
  const [download, { isFetching }] = useLazyDownloadPaymentsQuery();
  if (!may(level, 'exports.run')) return null;

  const save = async () => {
    const content = await download(toQuery(filter)).unwrap();
    const name = `${t('fileName')}-${filter.from}-${filter.until}.csv`;
    saveFile({ name, type: 'text/csv', content });
  };

  return (
    <Button
      size="small"
      variant="outlined"
      startIcon={<DownloadIcon />}
      loading={isFetching}
      loadingPosition="start"
      onClick={() => run(save, { failed: t('failed') })}
      sx={{ displayPrint: 'none' }}
    >
      {t('admin:listBookings.exportCsv')}
    </Button>
  );
}
