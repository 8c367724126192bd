import { formatMoney } from '@atrium/i18n/format';
import { parseAmount } from '@atrium/rules/money/amount';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useMe } from '../../../../shared/access/use-me';
import { wholeNumber } from '../../../../shared/forms/field-values';
import { sumOf } from '../lib/treatment-bars';
import { type TypeValues, toPhases } from '../lib/type-values';

/** What a guest will read of the treatment type as its form stands now. */
export function GuestPreview() {
  const { t } = useTranslation(['admin', 'settings']);
  const language = useLanguage();
  const { currency } = useMe().vendor;
  const { control, getValues } = useFormContext<TypeValues>();
  useWatch({ control });
  const { name, description, texts, lengths, surcharges, addons, ...type } = getValues();
  const money = (text: string) => formatMoney(language, parseAmount(text, currency) ?? 0, currency);
  const hours = wholeNumber(type.cancelInformation) ?? 0;
  const guests = Number(type.guests);
  const notes = [
    ...(guests > 1 ? [t('settings:treatmentTypes.preview.together', { guests })] : []),
    ...surcharges.flatMap((text, index) =>
      (parseAmount(text, currency) ?? 0) > 0
        ? [
            t('settings:treatmentTypes.preview.surcharge', {
              level: index + 1,
              price: money(text),
            }),
          ]
        : [],
    ),
    hours > 0
      ? t('settings:treatmentTypes.preview.cancellation', { count: hours })
      : t('settings:treatmentTypes.preview.untilStart'),
  ];
  return (
    <Card
      component="aside"
      aria-label={t('settings:services.preview.title')}
      variant="outlined"
      sx={{ p: 2, position: { lg: 'sticky' }, top: { lg: 72 } }}
    >
      <Typography component="h2" variant="h6" sx={{ mb: 1 }}>
        {t('settings:services.preview.title')}
      </Typography>
      {!type.active ? (
        <Alert severity="info" sx={{ mb: 1.5 }}>
          {t('settings:services.preview.inactive')}
        </Alert>
      ) : (
        !type.online && (
          <Alert severity="info" sx={{ mb: 1.5 }}>
            {t('settings:treatmentTypes.preview.staffOnly')}
          </Alert>
        )
      )}
      <Typography sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {texts[language].name.trim() || name.trim() || t('settings:treatmentTypes.preview.unnamed')}
      </Typography>
      <Typography variant="body2" sx={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }}>
        {texts[language].description.trim() || description.trim()}
      </Typography>
      <Lines
        lines={lengths.map(({ phases, price }) => [
          t('settings:treatmentTypes.minutesOf', { minutes: sumOf(toPhases(phases)) }),
          money(price),
        ])}
      />
      {addons.length > 0 && (
        <>
          <Typography component="h3" variant="subtitle2" sx={{ mt: 1.5 }}>
            {t('booking.addons')}
          </Typography>
          <Lines lines={addons.map((addon) => [addon.name, money(addon.price)])} />
        </>
      )}
      <Box component="ul" sx={{ m: 0, mt: 1.5, p: 0, listStyle: 'none' }}>
        {notes.map((note) => (
          <Typography key={note} component="li" variant="body2" sx={{ color: 'text.secondary' }}>
            {note}
          </Typography>
        ))}
      </Box>
    </Card>
  );
}

/** What is sold, with its price at the end of the line. */
function Lines({ lines }: { lines: readonly (readonly [string, string])[] }) {
  return (
    <Box component="ul" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {lines.map(([what, price], index) => (
        <Box
          component="li"
          key={index}
          sx={{ display: 'flex', gap: 1, justifyContent: 'space-between' }}
        >
          <span>{what}</span>
          <span>{price}</span>
        </Box>
      ))}
    </Box>
  );
}
