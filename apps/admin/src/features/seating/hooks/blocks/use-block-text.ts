import type { TableBlockOutput } from '@atrium/api-client/admin';
import { formatDate, formatDateRange, formatTime, formatTimeRange } from '@atrium/i18n/format';
import type { Language } from '@atrium/i18n/languages';
import { MINUTES_PER_DAY } from '@atrium/rules/calendar/minutes';
import type { TimeSpan } from '@atrium/rules/seating/tables/table-time';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** How long tables are blocked, in words; the same object until the language changes. */
export function useBlockText(): BlockText {
  const { t } = useTranslation('seating');
  const language = useLanguage();
  return useMemo(() => blockText(t, language), [t, language]);
}

export type BlockText = ReturnType<typeof blockText>;

function blockText(t: TFunction<'seating'>, language: Language) {
  /** 'until 22:00', or until the last day of one that goes on at midnight. */
  const untilText = ({ until, end }: TableBlockOutput, day: string, span: TimeSpan): string => {
    const goesOn = span.until >= MINUTES_PER_DAY && end === undefined && until > day;
    const time = goesOn ? formatDate(language, until, 'day') : formatTime(span.until);
    return t('state.until', { time });
  };

  /** '15 Jun, 19:00 – 22:00' */
  const whenText = ({ from, until, start, end }: TableBlockOutput): string => {
    const days =
      from === until ? formatDate(language, from, 'day') : formatDateRange(language, from, until);
    if (start === undefined && end === undefined) return days;
    return `${days}, ${formatTimeRange(start ?? 0, end ?? MINUTES_PER_DAY)}`;
  };

  return { word: t('blocks.blocked'), untilText, whenText };
}
