import { isTable } from '@atrium/rules/seating/plan-editing/plan-parts';
import { useTranslation } from 'react-i18next';
import type { PlanEditor } from '../../../hooks/modify/use-plan-editor';
import { ArrangeButtons } from './arrange-buttons';
import { CombineTables } from './combine-tables';
import { DetailsFrame } from './details-frame';
import { PartButtons } from './part-buttons';
import { SectionSelect } from './section-select';

interface Props {
  editor: PlanEditor;
}

/** What can be done with several at once. */
export function SeveralDetails({ editor }: Props) {
  const { t } = useTranslation('floorPlan');
  const tables = editor.parts.filter(isTable);
  return (
    <DetailsFrame title={t('details.several', { count: editor.parts.length })}>
      <ArrangeButtons editor={editor} />
      {tables.length > 1 && <CombineTables editor={editor} tables={tables} />}
      {tables.length > 0 && (
        <SectionSelect
          plan={editor.plan}
          tables={tables}
          onChange={(next) => editor.changeParts(next)}
        />
      )}
      <PartButtons editor={editor} />
    </DetailsFrame>
  );
}
