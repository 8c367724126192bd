import { type TreatmentTypeOutput, useUpdateTreatmentTypeMutation } from '@atrium/api-client/admin';
import { formatMoney } from '@atrium/i18n/format';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import Box from '@mui/material/Box';
import Chip from '@mui/material/Chip';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableContainer from '@mui/material/TableContainer';
import TableHead from '@mui/material/TableHead';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { MoveButtons } from '../../../../shared/settings/lists/move-buttons';
import { useRowOrder } from '../../../../shared/settings/lists/use-row-order';
import { treatmentBars } from '../lib/treatment-bars';
import { BarLegend } from './bar-legend';
import { TreatmentBar } from './treatment-bar';

interface Props {
  types: readonly TreatmentTypeOutput[];
}

/** The treatment types in their order, and what the first length of each takes. */
export function TypesTable({ types }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const language = useLanguage();
  const { currency } = useMe().vendor;
  const [update] = useUpdateTreatmentTypeMutation();
  const { movesOf } = useRowOrder(types, ({ _id, version, sortOrder }) =>
    update({ treatmentTypeChange: { _id, version, sortOrder } }).unwrap(),
  );
  const wide = { display: { xs: 'none', md: 'table-cell' } } as const;
  const price = ({ lengths }: TreatmentTypeOutput) => {
    const least = Math.min(...lengths.map((length) => length.price));
    const text = formatMoney(language, least, currency);
    return lengths.some((length) => length.price > least)
      ? t('settings:treatmentTypes.from', { price: text })
      : text;
  };
  const facts = ({ lengths, online, therapists, rooms }: TreatmentTypeOutput) =>
    [
      t('settings:treatmentTypes.minutesOf', {
        minutes: lengths.map(({ minutes }) => minutes).join(' / '),
      }),
      ...(online ? [] : [t('settings:treatmentTypes.staffOnly')]),
      ...(therapists.length === 0 || rooms.length === 0
        ? [t('settings:treatmentTypes.neverFree')]
        : []),
    ].join(' · ');
  return (
    <>
      <Box sx={{ display: { xs: 'none', md: 'block' }, mb: 1 }}>
        <BarLegend />
      </Box>
      {/* the buttons fit on a phone only with narrow cells */}
      <TableContainer sx={{ '& td, & th': { px: { xs: 0.5, sm: 2 } } }}>
        <Table size="small" aria-label={t('settings:treatmentTypes.title')}>
          <TableHead>
            <TableRow>
              <TableCell>{t('fields.name', { ns: 'common' })}</TableCell>
              <TableCell sx={wide}>{t('settings:treatmentTypes.takes')}</TableCell>
              <TableCell align="right">{t('fields.price', { ns: 'common' })}</TableCell>
              <TableCell align="right">{t('settings:order')}</TableCell>
            </TableRow>
          </TableHead>
          <TableBody>
            {types.map((type) => (
              <TableRow key={type._id} hover>
                <TableCell>
                  <Link component={RouterLink} to={paths.settingsTreatmentType(type._id)}>
                    {type.name}
                  </Link>
                  {!type.active && (
                    <Chip size="small" label={t('booking.state.inactive')} sx={{ ml: 1 }} />
                  )}
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {facts(type)}
                  </Typography>
                </TableCell>
                <TableCell sx={[wide, { width: '45%' }]}>
                  {type.lengths[0] && (
                    <TreatmentBar
                      bars={treatmentBars({ ...type, phases: type.lengths[0].phases })}
                    />
                  )}
                </TableCell>
                <TableCell align="right">{price(type)}</TableCell>
                <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                  <MoveButtons name={type.name} {...movesOf(type)} />
                </TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      </TableContainer>
    </>
  );
}
