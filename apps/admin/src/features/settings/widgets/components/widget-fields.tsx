import type { ServiceOutput } from '@atrium/api-client/admin';
import { languageInfo, languages } from '@atrium/i18n/languages';
import { MAX_WIDGET_NAME, widgetThemes } from '@atrium/rules/widgets/widget';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import { type Control, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../../../shared/bookings/service-name';
import { ChoiceChips } from '../../../../shared/forms/fields/choice-chips';
import { ColorField } from '../../../../shared/forms/fields/color-field';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import { FormText } from '../../../../shared/forms/fields/form-text';
import type { WidgetsValues } from '../lib/widget-values';

interface Props {
  control: Control<WidgetsValues>;
  index: number;
  services: readonly ServiceOutput[];
  onRemove: () => void;
}

const themeTexts = {
  auto: 'common:appearance.system',
  light: 'common:appearance.light',
  dark: 'common:appearance.dark',
} as const;

/** One widget: what it offers, and how it looks. */
export function WidgetFields({ control, index, services, onRemove }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const language = useLanguage();
  const name = useWatch({ control, name: `widgets.${index}.name` });
  const categories = [...new Set(services.flatMap(({ category }) => category ?? []))].sort();

  return (
    <Card
      component="li"
      sx={{
        p: 2.5,
        display: 'grid',
        gap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(220px, 100%), 1fr))',
        alignItems: 'start',
      }}
    >
      <FormText
        control={control}
        name={`widgets.${index}.name`}
        label={t('common:fields.name')}
        hint={t('settings:widgets.nameHint')}
        maxLength={MAX_WIDGET_NAME}
      />
      <FormSelect
        control={control}
        name={`widgets.${index}.languageCode`}
        label={t('settings:vendor.language')}
        options={[
          { value: '', label: t('settings:widgets.visitorsLanguage') },
          ...languages.map((code) => ({ value: code, label: languageInfo[code].nativeName })),
        ]}
      />
      <FormSelect
        control={control}
        name={`widgets.${index}.theme`}
        label={t('common:appearance.label')}
        options={widgetThemes.map((value) => ({ value, label: t(themeTexts[value]) }))}
      />
      <ColorField
        control={control}
        name={`widgets.${index}.accent`}
        label={t('settings:color')}
        placeholder={t('settings:widgets.ownColor')}
      />
      <FormText
        control={control}
        name={`widgets.${index}.participants`}
        label={t('settings:widgets.participants')}
        inputMode="numeric"
      />
      <ChoiceChips
        control={control}
        name={`widgets.${index}.services`}
        label={t('settings:services.title')}
        {...(categories.length === 0 && { hint: t('settings:widgets.servicesHint') })}
        choices={services
          .filter(({ active }) => active)
          .map((service) => ({ value: service._id, label: serviceName(service, language) }))}
      />
      {categories.length > 0 && (
        <ChoiceChips
          control={control}
          name={`widgets.${index}.categories`}
          label={t('settings:widgets.categories')}
          hint={t('settings:widgets.servicesHint')}
          choices={categories.map((category) => ({ value: category, label: category }))}
        />
      )}
      <Button
        color="error"
        onClick={onRemove}
        sx={{ gridColumn: '1 / -1', justifySelf: 'start', ml: -1 }}
      >
        {t('settings:widgets.removeWidget', { name: name || index + 1 })}
      </Button>
    </Card>
  );
}
