import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import { useTranslation } from 'react-i18next';
import { type AuditFilter, actorKinds, type Entity, readAuditFilter } from '../lib/audit-filter';

interface Props {
  filter: AuditFilter;
  /** What the log can be narrowed down to. */
  entities: readonly Entity[];
  onChange: (filter: AuditFilter) => void;
}

/** Who, what and when: each narrows down at once. */
export function AuditFilterBar({ filter, entities, onChange }: Props) {
  const { t } = useTranslation('admin');

  const select = (
    field: 'who' | 'what',
    label: string,
    none: string,
    options: readonly { value: string; label: string }[],
  ) => (
    <TextField
      select
      label={label}
      value={filter[field]}
      onChange={(event) =>
        onChange(readAuditFilter(new URLSearchParams({ ...filter, [field]: event.target.value })))
      }
      slotProps={{ select: { native: true } }}
      sx={{ width: 190 }}
    >
      <option value="">{none}</option>
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
  const date = (field: 'from' | 'until', label: string) => (
    <TextField
      type="date"
      label={label}
      value={filter[field]}
      onChange={(event) => onChange({ ...filter, [field]: event.target.value })}
      slotProps={{ htmlInput: { min: field === 'until' ? filter.from : undefined } }}
      sx={{ width: 160 }}
    />
  );

  return (
    <Box
      role="search"
      aria-label={t('auditFilter.label')}
      sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'end', gap: 1.5, mb: 2 }}
    >
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
    </Box>
  );
}
