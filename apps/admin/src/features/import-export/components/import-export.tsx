import { may } from '@atrium/rules/access/access-levels';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useMe } from '../../../shared/access/use-me';
import { PageHeader } from '../../../shared/ui/page-header';
import { asImportKind, importKinds, kindsOf } from '../lib/kinds';
import { ExportCard } from './export-card';
import { ImportCard } from './import-card';

/**
 * Opened once or twice in a venue's life, by somebody afraid of breaking something: it says first
 * that nothing is saved yet, and shows the outcome of each row before the button.
 */
export function ImportExport() {
  const { t } = useTranslation('admin');
  const { level, vendor } = useMe();
  const [params, setParams] = useSearchParams();
  const kind = asImportKind(params.get('kind'), vendor.modules);

  return (
    <>
      <PageHeader title={t('transfer.title')} subtitle={t('transfer.intro')} />
      <SelectInput
        label={t('transfer.kind')}
        value={kind}
        onChange={(event) => setParams({ kind: event.target.value }, { replace: true })}
        sx={{ mb: 2, maxWidth: 280 }}
      >
        {kindsOf(importKinds, vendor.modules).map((value) => (
          <option key={value} value={value}>
            {t(`transfer.kinds.${value}`)}
          </option>
        ))}
      </SelectInput>
      <ImportCard key={kind} kind={kind} />
      {may(level, 'exports.run') && <ExportCard />}
    </>
  );
}
