import { TextInput } from '@atrium/ui/components/fields/text-input';
import { ErrorState } from '@atrium/ui/components/states/error-state';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { useImport } from '../hooks/use-import';
import type { ImportKind } from '../lib/kinds';
import { ColumnMapping } from './column-mapping';
import { FileButton } from './file-button';
import { ImportProgress } from './import-progress';
import { ImportResult } from './import-result';

interface Props {
  kind: ImportKind;
}

/** File, columns, trial, import: each step shows when the one before it is done. */
export function ImportCard({ kind }: Props) {
  const { t } = useTranslation('admin');
  const importing = useImport(kind);
  const { fields, file, missing, report, failure, isTrying, isRunning } = importing;
  const isDone = report?.dryRun === false;

  if (fields.isError) {
    return <ErrorState title={t('transfer.fieldsFailed')} onRetry={fields.refetch} />;
  }
  if (fields.isLoading) return <Skeleton variant="rounded" height={200} />;
  return (
    <Card component="section" aria-label={t('transfer.import')} sx={{ p: 2.5 }}>
      <Typography variant="h5" component="h2" sx={{ mb: 1.5 }}>
        {t('transfer.import')}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: 2 }}>
        <TextInput
          label={t('transfer.source')}
          helperText={t('transfer.sourceHint')}
          value={importing.source}
          error={!importing.isSourceValid}
          disabled={isRunning}
          onChange={(event) => importing.setSource(event.target.value.trim())}
          slotProps={{ htmlInput: { maxLength: 40, autoComplete: 'off', spellCheck: false } }}
          sx={{ maxWidth: 420 }}
        />
        <Box
          sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1.5, mt: { sm: 3 } }}
        >
          <FileButton
            name={file?.name}
            loading={isTrying || isRunning}
            onTooLarge={importing.tooLarge}
            onChoose={(name, csv) => void importing.choose(name, csv)}
          />
          {file && <Typography variant="body2">{file.name}</Typography>}
        </Box>
      </Box>
      {failure && (
        <Alert severity="error" sx={{ mt: 2 }}>
          {failure}
          {importing.stoppedAt && <div>{importing.stoppedAt}</div>}
        </Alert>
      )}
      {importing.progress && <ImportProgress progress={importing.progress} />}
      {file && !isDone && (
        <>
          <ColumnMapping
            columns={file.columns}
            mapping={importing.mapping}
            fields={fields.list}
            disabled={isRunning}
            onMap={importing.map}
          />
          {missing.length > 0 && (
            <Alert severity="warning" sx={{ mt: 2 }}>
              {t('transfer.missing', { fields: missing.join(', ') })}
            </Alert>
          )}
          {!report && (
            <Button
              variant="contained"
              sx={{ mt: 2 }}
              loading={isTrying}
              disabled={missing.length > 0 || !importing.isSourceValid}
              onClick={() => void importing.tryIt()}
            >
              {t('transfer.try')}
            </Button>
          )}
        </>
      )}
      {file && report && <ImportResult report={report} csv={file.csv} />}
      {report?.dryRun && report.added > 0 && (
        <Button
          variant="contained"
          sx={{ mt: 2 }}
          loading={isRunning}
          disabled={isTrying}
          onClick={() => void importing.runIt()}
        >
          {t('transfer.run', { count: report.added })}
        </Button>
      )}
    </Card>
  );
}
