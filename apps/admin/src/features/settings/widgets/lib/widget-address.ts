import { widgetServices } from '@atrium/rules/widgets/widget';
import type { WidgetValues } from './widget-values';

/** What a venue puts into its site. @param widget id of a saved one; empty: everything */
export function snippetOf(origin: string, venue: string, widget: string): string {
  const container = widget && ` data-container="${widget}"`;
  return `<script async src="${origin}/_public/widget/v1.js" data-venue="${venue}"${container}></script>`;
}

interface Service {
  _id: string;
  category?: string | null;
}

/** Where a widget is shown as it is in the form, saved or not. @param widget undefined: everything */
export function previewOf(
  venue: string,
  widget: WidgetValues | undefined,
  all: readonly Service[],
): string {
  const path = `/container/${encodeURIComponent(venue)}`;
  if (!widget) return path;
  const { services, categories, languageCode, theme, accent, participants } = widget;
  const isAll = services.length === 0 && categories.length === 0;
  const known = all.map(({ _id, category }) => ({ _id, category: category ?? undefined }));
  const offered = widgetServices(known, { services, categories });
  const query = new URLSearchParams({
    theme,
    ...(languageCode && { lang: languageCode }),
    ...(accent && { accent: accent.trim() }),
    ...(participants && { party: participants.trim() }),
    ...(!isAll && { services: offered.map(({ _id }) => _id).join() }),
  });
  return `${path}?${query}`;
}
