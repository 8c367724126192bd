import type { ServiceOutput } from '@atrium/api-client/admin';
import { hasPart } from '@atrium/rules/venue/modules';
import { AreaTexts } from '@atrium/ui/components/frame/area-texts';
import { FormSkeleton } from '@atrium/ui/components/states/form-skeleton';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { serviceName } from '../../../../shared/bookings/service-name';
import { SettingsEditor } from '../../../../shared/settings/settings-editor';
import { useServiceForm } from '../hooks/use-service-form';
import { fieldLabel } from '../lib/field-labels';
import { sectionAtFault, sections, toSection } from '../lib/sections';
import { DeleteService } from './delete-service';
import { TextsSection } from './texts-section';

/** Only one part is open at a time, and the texts come first. */
const GuideSection = lazy(async () => ({
  default: (await import('./guide-section')).GuideSection,
}));
const PicturesSection = lazy(async () => ({
  default: (await import('./pictures-section')).PicturesSection,
}));
const TimesSection = lazy(async () => ({
  default: (await import('./times/times-section')).TimesSection,
}));
const SpecialDaysSection = lazy(async () => ({
  default: (await import('./times/special-days-section')).SpecialDaysSection,
}));
const RulesSection = lazy(async () => ({
  default: (await import('./rules-section')).RulesSection,
}));
const PriceSection = lazy(async () => ({
  default: (await import('./price-section')).PriceSection,
}));
const SeatingSection = lazy(async () => ({
  default: (await import('./seating/seating-section')).SeatingSection,
}));
const MonthPreview = lazy(async () => ({
  default: (await import('./preview/month-preview')).MonthPreview,
}));
const ServiceCalendar = lazy(async () => ({
  default: (await import('./service-calendar')).ServiceCalendar,
}));
const BrokenBookingsDialog = lazy(async () => ({
  default: (await import('./broken-bookings-dialog')).BrokenBookingsDialog,
}));

const calendarAreas = ['calendarFeed'] as const;

interface Props {
  /** Absent for a new one. */
  service?: ServiceOutput | undefined;
}

/** A service section by section, beside what guests will see. */
export function ServiceEditor({ service }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const language = useLanguage();
  const [params, setParams] = useSearchParams();
  const hasTables = hasPart(useMe().vendor.modules, 'fnb');
  const shown = sections.filter(({ key }) => key !== 'seating' || hasTables);
  const section = toSection(params.get('section'), shown);
  const show = (key: string) => setParams({ section: key }, { replace: true });
  const { form, broken, ...saving } = useServiceForm(service, (fields) => {
    const atFault = sectionAtFault(fields);
    if (atFault) show(atFault);
  });
  const title = service ? serviceName(service, language) : t('settings:services.newTitle');

  return (
    <SettingsEditor
      title={title}
      back={{ to: paths.settingsServices, label: t('settings:services.title') }}
      actions={service && <DeleteService service={service} />}
      form={saving}
      isNew={!service}
      nameOf={(field) => t(fieldLabel(field))}
    >
      <Tabs
        value={section}
        onChange={(_, key: string) => show(key)}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label={title}
        sx={{ mb: 2.5, borderBottom: 1, borderColor: 'divider' }}
      >
        {shown.map(({ key, label }) => (
          <Tab
            key={key}
            value={key}
            id={`section-${key}`}
            aria-controls="section-panel"
            label={t(label)}
          />
        ))}
      </Tabs>
      <Box
        sx={{
          display: 'grid',
          gap: 3,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 340px' },
        }}
      >
        <Box id="section-panel" role="tabpanel" aria-labelledby={`section-${section}`}>
          <Suspense fallback={<FormSkeleton fields={6} />}>
            {section === 'texts' && <TextsSection form={form} />}
            {section === 'guide' && <GuideSection form={form} />}
            {section === 'pictures' && <PicturesSection form={form} />}
            {section === 'times' && <TimesSection form={form} />}
            {section === 'special' && <SpecialDaysSection form={form} />}
            {section === 'rules' && <RulesSection form={form} serviceId={service?._id} />}
            {section === 'price' && <PriceSection form={form} />}
            {section === 'seating' && <SeatingSection form={form} />}
          </Suspense>
        </Box>
        <Suspense fallback={<FormSkeleton fields={4} />}>
          <MonthPreview form={form} />
        </Suspense>
      </Box>
      {service && (
        <Suspense fallback={null}>
          <AreaTexts areas={calendarAreas}>
            <Box sx={{ mt: 4, maxWidth: 720 }}>
              <ServiceCalendar serviceId={service._id} />
            </Box>
          </AreaTexts>
        </Suspense>
      )}
      {broken && (
        <Suspense fallback={null}>
          <BrokenBookingsDialog
            impact={broken.impact}
            onMore={broken.more}
            onAnswer={broken.answer}
          />
        </Suspense>
      )}
    </SettingsEditor>
  );
}
