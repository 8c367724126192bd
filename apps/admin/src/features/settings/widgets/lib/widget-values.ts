import type {
  WidgetSettingsInput,
  WidgetSettingsOutput,
} from '@atrium/api-client/admin/integrations';
import { isLanguage } from '@atrium/i18n/languages';
import { MAX_PARTY, originOf, type WidgetTheme } from '@atrium/rules/widgets/widget';
import { wholeNumber } from '../../../../shared/forms/field-values';
import { numberProblem } from '../../../../shared/forms/number-problem';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';

/** One widget, as the form holds it. */
export interface WidgetValues {
  /** Empty for one that is not saved yet. */
  widgetId: string;
  name: string;
  /** With `categories`; neither: everything. */
  services: string[];
  categories: string[];
  /** Empty: the visitor's. */
  languageCode: string;
  theme: WidgetTheme;
  /** Empty: the venue's. */
  accent: string;
  participants: string;
}

export interface WidgetsValues {
  origins: { origin: string }[];
  widgets: WidgetValues[];
}

export const newWidget: WidgetValues = {
  ...{ widgetId: '', name: '', services: [], categories: [] },
  ...{ languageCode: '', theme: 'auto', accent: '', participants: '' },
};

export const toWidgetsValues = (saved: WidgetSettingsOutput | undefined): WidgetsValues => ({
  origins: saved?.origins.map((origin) => ({ origin })) ?? [],
  widgets:
    saved?.widgets.map(({ _id, languageCode, accent, participants, ...widget }) => ({
      ...widget,
      widgetId: _id,
      languageCode: languageCode ?? '',
      accent: accent ?? '',
      participants: participants === undefined ? '' : String(participants),
    })) ?? [],
});

export const toWidgetsInput = ({
  origins,
  widgets,
}: WidgetsValues): Omit<WidgetSettingsInput, 'version'> => ({
  origins: origins.map(({ origin }) => origin.trim()),
  widgets: widgets.map((widget) => {
    const { widgetId, name, services, categories, languageCode, theme, accent } = widget;
    const participants = wholeNumber(widget.participants);
    return {
      ...(widgetId && { _id: widgetId }),
      ...{ name: name.trim(), services, categories, theme },
      ...(isLanguage(languageCode) && { languageCode }),
      ...(accent.trim() && { accent: accent.trim() }),
      ...(participants && { participants }),
    };
  }),
});

export const widgetsProblems = ({ origins, widgets }: WidgetsValues): FieldProblem[] => [
  ...origins.flatMap(({ origin }, index): FieldProblem[] =>
    originOf(origin) ? [] : [{ name: `origins.${index}.origin`, code: 'FIELD_INVALID' }],
  ),
  ...widgets.flatMap(({ name, accent, participants }, index): FieldProblem[] => [
    ...(name.trim() ? [] : [{ name: `widgets.${index}.name`, code: 'FIELD_REQUIRED' } as const]),
    ...(/^(#[0-9a-f]{6})?$/i.test(accent.trim())
      ? []
      : [{ name: `widgets.${index}.accent`, code: 'INVALID_COLOR' } as const]),
    ...numberProblem(participants, [1, MAX_PARTY], `widgets.${index}.participants`),
  ]),
];
