import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { DateField } from '../../../shared/dates/date-field';
import { FilterRow } from '../../../shared/filters/filter-row';
import { FilterSelect } from '../../../shared/filters/filter-select';
import { type AuditFilter, actorKinds, type Entity, readAuditFilter } from '../lib/audit-filter';

interface Props {
  filter: AuditFilter;
  /** The kinds of things to filter by. */
  entities: readonly Entity[];
  onChange: (filter: AuditFilter) => void;
}

/** Who, what and when; each filters immediately. */
export function AuditFilterBar({ filter, entities, onChange }: Props) {
  const { t } = useTranslation('admin');

  const select = (
    field: 'who' | 'what',
    label: string,
    none: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <FilterSelect
      label={label}
      all={none}
      value={filter[field]}
      options={options}
      onChange={(value) =>
        onChange(readAuditFilter(new URLSearchParams({ ...filter, [field]: value })))
      }
    />
  );
  const date = (field: 'from' | 'until', label: string) => (
    <DateField
      dense
      optional
      label={label}
      value={filter[field]}
      onChange={(day) => onChange({ ...filter, [field]: day })}
      min={field === 'until' && filter.from ? filter.from : undefined}
    />
  );

  return (
    <FilterRow label={t('auditFilter.label')}>
      {select(
        'who',
        t('auditFilter.who'),
        t('auditFilter.anybody'),
        actorKinds.map((value) => ({ value, label: t(`auditLogs.actor.${value}`) })),
      )}
      {select(
        'what',
        t('auditFilter.kind'),
        t('auditFilter.anything'),
        entities.map((value) => ({ value, label: t(`auditFilter.entities.${value}`) })),
      )}
      {date('from', t('auditFilter.from'))}
      {date('until', t('auditFilter.until'))}
      {Object.values(filter).some(Boolean) && (
        <Button size="small" onClick={() => onChange({ who: '', what: '', from: '', until: '' })}>
          {t('auditFilter.reset')}
        </Button>
      )}
    </FilterRow>
  );
}
