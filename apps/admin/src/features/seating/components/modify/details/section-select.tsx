import type { EditedPlan, EditedTable } from '@atrium/rules/seating/plan-editing/plan-parts';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { useTranslation } from 'react-i18next';

interface Props {
  plan: EditedPlan;
  /** Whose section it is; they may have several. */
  tables: readonly EditedTable[];
  onChange: (tables: EditedTable[]) => void;
}

const NONE = '';
const MIXED = 'mixed';

/** Which section tables belong to. */
export function SectionSelect({ plan, tables, onChange }: Props) {
  const { t } = useTranslation('floorPlan');
  const found = new Set(tables.map(({ section }) => section ?? NONE));
  const [only = NONE] = found;
  if (plan.sections.length === 0) return null;
  return (
    <SelectInput
      size="small"
      label={t('details.section')}
      value={found.size > 1 ? MIXED : only}
      onChange={({ target: { value } }) =>
        onChange(tables.map((table) => ({ ...table, section: value === NONE ? null : value })))
      }
    >
      {found.size > 1 && (
        <option value={MIXED} disabled>
          {t('details.mixed')}
        </option>
      )}
      <option value={NONE}>{t('details.noSection')}</option>
      {plan.sections.map(({ _id, name }) => (
        <option key={_id} value={_id}>
          {name}
        </option>
      ))}
    </SelectInput>
  );
}
