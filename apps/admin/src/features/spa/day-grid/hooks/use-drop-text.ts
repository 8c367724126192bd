import type { TreatmentOutput } from '@atrium/api-client/admin';
import { formatTimeRange } from '@atrium/i18n/format';
import { useTranslation } from 'react-i18next';
import { useCodeText } from '../../../../shared/forms/use-code-text';
import { useTreatmentName } from '../../../../shared/treatments/use-treatment-name';
import type { DropPreview, Target } from '../lib/drop';

/** What is said of a treatment on its way. */
export function useDropText(columnName: (key: string) => string) {
  const { t } = useTranslation(['spa', 'admin']);
  const codeText = useCodeText();
  const nameOf = useTreatmentName();

  const dropText = (preview: DropPreview): string => {
    if (preview.kind === 'nothing') return t('day.unmoved');
    if (preview.kind === 'fits') return t('day.free');
    if (preview.kind === 'otherRoom') return t('day.otherRoom', { room: preview.room.name });
    if (preview.kind === 'outside') {
      const { room } = preview;
      return room ? t('day.outsideInRoom', { room: room.name }) : t('day.outside');
    }
    if (preview.kind === 'refused') return codeText(preview.why);
    const { by, who, span } = preview;
    const time = formatTimeRange(span.from, span.until);
    return t('admin:treatment.taken', { what: who, who: nameOf(by), time });
  };
  const timeText = (treatment: TreatmentOutput, { start }: Target): string => {
    const { timeindexStart, timeindexEnd } = treatment;
    return formatTimeRange(start, start + timeindexEnd - timeindexStart);
  };

  return {
    columnName,
    dropText,
    timeText,
    /** Why it was not put down there. */
    refusedText: ({ column }: Target, preview: DropPreview): string =>
      // what is taken is told with whose it is
      preview.kind === 'taken' ? dropText(preview) : `${columnName(column)}: ${dropText(preview)}`,
    /** What is carried, where it is, and what putting it down would do. */
    carriedText: (treatment: TreatmentOutput, target: Target, preview: DropPreview): string =>
      t('day.carried', {
        name: nameOf(treatment),
        where: columnName(target.column),
        time: timeText(treatment, target),
        drop: dropText(preview),
      }),
  };
}
