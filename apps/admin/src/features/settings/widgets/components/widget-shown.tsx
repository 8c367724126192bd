import type { ServiceOutput } from '@atrium/api-client/admin';
import { SelectInput } from '@atrium/ui/components/fields/select-input';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useDebounced } from '@atrium/ui/hooks/use-debounced';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../../../shared/forms/form-section';
import { useReportDone } from '../../../../shared/hooks/use-report-done';
import { previewOf, snippetOf } from '../lib/widget-address';
import type { WidgetsValues } from '../lib/widget-values';

interface Props {
  control: Control<WidgetsValues>;
  services: readonly ServiceOutput[];
  /** Slug. */
  venue: string;
}

const EVERYTHING = '';
const SETTLED_MS = 500;

/** The code that puts a widget into a site, and what visitors see there: also of what is not saved yet. */
export function WidgetShown({ control, services, venue }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const reportDone = useReportDone();
  const widgets = useWatch({ control, name: 'widgets' });
  const [chosen, setChosen] = useState(EVERYTHING);
  /** The address that the preview shows by now. */
  const [loaded, setLoaded] = useState('');
  const widget = chosen === EVERYTHING ? undefined : widgets[Number(chosen)];
  const isUnsaved = widget !== undefined && widget.widgetId === '';
  const snippet = snippetOf(window.location.origin, venue, widget?.widgetId ?? '');
  const active = services.filter((service) => service.active);
  const address = useDebounced(previewOf(venue, widget, active), SETTLED_MS);
  // where the browser refuses, the code stands there to be selected
  const copy = () =>
    navigator.clipboard.writeText(snippet).then(
      () => reportDone(t('settings:widgets.copied')),
      () => {},
    );

  return (
    <FormSection title={t('settings:widgets.shown')}>
      <SelectInput
        label={t('settings:widgets.which')}
        value={widget ? chosen : EVERYTHING}
        onChange={({ target }) => setChosen(target.value)}
      >
        <option value={EVERYTHING}>{t('settings:widgets.everything')}</option>
        {widgets.map(({ widgetId, name }, index) => (
          <option key={widgetId || `new ${index}`} value={String(index)}>
            {name || t('settings:widgets.unnamed')}
          </option>
        ))}
      </SelectInput>
      <Box sx={{ gridColumn: '1 / -1', maxWidth: 720 }}>
        {isUnsaved ? (
          <Typography sx={{ color: 'text.secondary' }}>
            {t('settings:widgets.saveFirst')}
          </Typography>
        ) : (
          <>
            <TextField
              fullWidth
              multiline
              label={t('settings:widgets.snippet')}
              helperText={t('settings:widgets.snippetHint')}
              value={snippet}
              slotProps={{
                htmlInput: { readOnly: true, spellCheck: false },
                input: { sx: { fontFamily: 'monospace', fontSize: '0.875rem' } },
              }}
            />
            <Button variant="outlined" sx={{ mt: 1.5 }} onClick={() => void copy()}>
              {t('settings:widgets.copy')}
            </Button>
          </>
        )}
        <Typography component="h3" variant="subtitle1" sx={{ mt: 3 }}>
          {t('settings:widgets.preview')}
        </Typography>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 1.5 }}>
          {t('settings:widgets.previewHint')}
        </Typography>
        <Box aria-busy={loaded !== address} sx={{ position: 'relative' }}>
          <Box
            component="iframe"
            key={address}
            title={t('settings:widgets.preview')}
            src={address}
            onLoad={() => setLoaded(address)}
            sx={{
              display: 'block',
              width: '100%',
              height: 640,
              border: 1,
              borderColor: 'divider',
              borderRadius: 1,
            }}
          />
          {loaded !== address && (
            <Box
              sx={{
                position: 'absolute',
                inset: 0,
                display: 'grid',
                alignContent: 'start',
                gap: 2,
                p: 2,
                bgcolor: 'background.paper',
                border: 1,
                borderColor: 'divider',
                borderRadius: 1,
              }}
            >
              <FormSkeleton fields={3} />
              <Skeleton variant="rounded" height={280} />
            </Box>
          )}
        </Box>
      </Box>
    </FormSection>
  );
}
