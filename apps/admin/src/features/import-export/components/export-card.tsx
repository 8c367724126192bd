import { useLazyDownloadExportQuery } from '@atrium/api-client/admin/downloads';
import { saveFile } from '@atrium/ui/lib/save-file';
import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../shared/access/use-me';
import { useAction } from '../../../shared/hooks/use-action';
import { type ExportKind, exportKinds, kindsOf } from '../lib/kinds';

/** Exports everything of one kind as a file. */
export function ExportCard() {
  const { t } = useTranslation('admin');
  const { modules } = useMe().vendor;
  const run = useAction();
  const [download, { isFetching }] = useLazyDownloadExportQuery();

  const save = (kind: ExportKind) =>
    run(
      async () =>
        saveFile({
          name: `${t(`transfer.kinds.${kind}`)}.csv`,
          type: 'text/csv',
          content: await download(kind).unwrap(),
        }),
      { failed: t('transfer.exportFailed') },
    );

  return (
    <Card component="section" aria-label={t('transfer.export')} sx={{ p: 2.5, mt: 2.5 }}>
      <Typography variant="h5" component="h2">
        {t('transfer.export')}
      </Typography>
      <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
        {t('transfer.exportText')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        {kindsOf(exportKinds, modules).map((kind) => (
          <Button
            key={kind}
            variant="outlined"
            size="small"
            startIcon={<DownloadIcon />}
            disabled={isFetching}
            onClick={() => save(kind)}
          >
            {t('transfer.download', { kind: t(`transfer.kinds.${kind}`) })}
          </Button>
        ))}
      </Box>
    </Card>
  );
}
