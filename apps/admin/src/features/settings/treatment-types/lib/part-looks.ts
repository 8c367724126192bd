import type { Theme } from '@mui/material/styles';
import type { PartKind } from './treatment-bars';

export const partLabels = {
  preparation: 'admin:auditLogs.words.spa.preparation',
  handsOn: 'settings:treatmentTypes.handsOn',
  setting: 'settings:treatmentTypes.setting',
  reset: 'admin:auditLogs.words.spa.reset',
} as const satisfies Record<PartKind, string>;

const tint = (theme: Theme, color: string, percent: number): string =>
  `color-mix(in srgb, ${color} ${percent}%, ${theme.vars.palette.background.paper})`;

/** The look of a part: work is full, waiting is pale, and what is around it is grey. */
export const partStyle =
  (kind: PartKind) =>
  (theme: Theme): { color: string; backgroundColor: string } => {
    const { primary, text } = theme.vars.palette;
    switch (kind) {
      case 'handsOn':
        return { color: primary.contrastText, backgroundColor: primary.main };
      case 'setting':
        return { color: text.primary, backgroundColor: tint(theme, primary.main, 22) };
      case 'preparation':
        return { color: text.primary, backgroundColor: tint(theme, text.primary, 14) };
      case 'reset':
        return { color: text.primary, backgroundColor: tint(theme, text.primary, 26) };
    }
  };
