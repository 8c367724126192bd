import { type TherapistOutput, useUpdateTherapistMutation } from '@atrium/api-client/admin';
import { languageInfo, toLanguage } from '@atrium/i18n/languages';
import { Portrait } from '@atrium/ui/components/display/portrait';
import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
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
import { MoveButtons } from '../../../../shared/settings/lists/move-buttons';
import { RowActions } from '../../../../shared/settings/lists/row-actions';
import { useRowOrder } from '../../../../shared/settings/lists/use-row-order';

interface Props {
  therapists: readonly TherapistOutput[];
  onEdit: (therapist: TherapistOutput) => void;
  onDelete: (therapist: TherapistOutput) => void;
}

const nativeName = (code: string): string => {
  const language = toLanguage(code);
  return language ? languageInfo[language].nativeName : code;
};

/** The therapists in their order, and what each of them gives. */
export function TherapistsTable({ therapists, onEdit, onDelete }: Props) {
  const { t } = useTranslation(['admin', 'common', 'settings']);
  const [update] = useUpdateTherapistMutation();
  const { movesOf } = useRowOrder(therapists, ({ _id, version, sortOrder }) =>
    update({ therapistChange: { _id, version, sortOrder } }).unwrap(),
  );
  const wide = { display: { xs: 'none', md: 'table-cell' } } as const;
  const traits = ({ gender, level, languages }: TherapistOutput) =>
    [
      ...(gender === 'unspecified'
        ? []
        : [t(gender === 'woman' ? 'settings:therapists.woman' : 'settings:therapists.man')]),
      t('settings:treatmentTypes.levelNumber', { level }),
      ...languages.map(nativeName),
    ].join(' · ');
  return (
    // the buttons fit on a phone only with narrow cells
    <TableContainer sx={{ '& td, & th': { px: { xs: 0.5, sm: 2 } } }}>
      <Table size="small" aria-label={t('settings:therapists.title')}>
        <TableHead>
          <TableRow>
            <TableCell>{t('fields.name', { ns: 'common' })}</TableCell>
            <TableCell sx={wide}>{t('settings:therapists.gives')}</TableCell>
            <TableCell>{t('settings:order')}</TableCell>
            <TableCell>
              <VisuallyHidden>{t('settings:actions')}</VisuallyHidden>
            </TableCell>
          </TableRow>
        </TableHead>
        <TableBody>
          {therapists.map((therapist) => (
            <TableRow key={therapist._id} hover>
              <TableCell>
                <Box sx={{ display: 'flex', gap: 1.5, alignItems: 'center' }}>
                  <Portrait
                    name={therapist.name}
                    picture={therapist._picture}
                    imgUrl={therapist.imgUrl}
                  />
                  <Box sx={{ minWidth: 0 }}>
                    {therapist.name}
                    {!therapist.active && (
                      <Chip size="small" label={t('booking.state.inactive')} sx={{ ml: 1 }} />
                    )}
                    {therapist._user && (
                      <Chip
                        size="small"
                        variant="outlined"
                        label={t('settings:therapists.linked')}
                        sx={{ ml: 1 }}
                      />
                    )}
                    <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                      {traits(therapist)}
                    </Typography>
                  </Box>
                </Box>
              </TableCell>
              <TableCell sx={wide}>
                {therapist.treatmentTypes.length === 0 && (
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {t('settings:therapists.givesNothing')}
                  </Typography>
                )}
                <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1.5 }}>
                  {therapist.treatmentTypes.map(({ _id, name }) => (
                    <Link key={_id} component={RouterLink} to={paths.settingsTreatmentType(_id)}>
                      {name}
                    </Link>
                  ))}
                </Box>
              </TableCell>
              <TableCell sx={{ whiteSpace: 'nowrap' }}>
                <MoveButtons name={therapist.name} {...movesOf(therapist)} />
              </TableCell>
              <TableCell align="right" sx={{ whiteSpace: 'nowrap' }}>
                <RowActions
                  name={therapist.name}
                  onEdit={() => onEdit(therapist)}
                  onDelete={() => onDelete(therapist)}
                />
              </TableCell>
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </TableContainer>
  );
}
