import type { ServiceOutput } from '@atrium/api-client/admin';
import { formatMoney } from '@atrium/i18n/format';
import { languages } from '@atrium/i18n/languages';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { serviceName } from '../../../../shared/bookings/service-name';
import { MoveButtons } from '../../../../shared/settings/lists/move-buttons';
import { useServiceOrder } from '../hooks/use-service-order';

interface Props {
  services: readonly ServiceOutput[];
  withInactive: boolean;
}

/** The services in their order, which the arrows change. */
export function ServicesTable({ services, withInactive }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const language = useLanguage();
  const { currency } = useMe().vendor;
  const { move, isMoving } = useServiceOrder(services);
  const shown = services.filter(({ active }) => withInactive || active);
  const wide = { display: { xs: 'none', md: 'table-cell' } } as const;

  return (
    <TableContainer>
      <Table size="small" aria-label={t('settings:services.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('fields.name', { ns: 'common' })}</TableCell>
            <TableCell sx={wide}>{t('settings:services.sections.times')}</TableCell>
            <TableCell sx={wide} align="right">
              {t('settings:services.capacity')}
            </TableCell>
            <TableCell align="right">{t('fields.price', { ns: 'common' })}</TableCell>
            <TableCell sx={wide}>{t('settings:texts.title')}</TableCell>
            <TableCell align="right">{t('settings:order')}</TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {shown.map((service, index) => {
            const name = serviceName(service, language);
            const before = shown[index - 1];
            const after = shown[index + 1];
            const translated = languages.filter((code) =>
              service.languageList.some((texts) => texts.languageType === code && texts.name),
            ).length;
            return (
              <TableRow key={service._id} hover>
                <TableCell>
                  <Link component={RouterLink} to={paths.settingsService(service._id)}>
                    {name}
                  </Link>
                  {!service.active && (
                    <Chip size="small" label={t('booking.state.inactive')} sx={{ ml: 1 }} />
                  )}
                </TableCell>
                <TableCell sx={wide}>
                  {t('settings:services.timesCount', { count: service.times.length })}
                </TableCell>
                <TableCell sx={wide} align="right">
                  {service.capacity}
                </TableCell>
                <TableCell align="right">
                  {service.price > 0 ? formatMoney(language, service.price, currency) : '–'}
                </TableCell>
                <TableCell sx={wide}>
                  {t('settings:texts.count', {
                    count: translated,
                    total: languages.length,
                  })}
                </TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  <MoveButtons
                    name={name}
                    position={index}
                    total={shown.length}
                    onMove={(by) => {
                      const target = by < 0 ? before : after;
                      if (target && !isMoving) void move(service, target);
                    }}
                  />
                </TableCell>
              </TableRow>
            );
          })}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
