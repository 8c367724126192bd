import type { MessageTemplateOutput } from '@atrium/api-client/admin';
import { languageInfo, toLanguage } from '@atrium/i18n/languages';
import { EmptyState } from '@atrium/ui/components/states/empty-state';
import AddIcon from '@mui/icons-material/AddRounded';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Table from '@mui/material/Table';
import TableBody from '@mui/material/TableBody';
import TableCell from '@mui/material/TableCell';
import TableRow from '@mui/material/TableRow';
import Typography from '@mui/material/Typography';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { NEW, paths } from '../../../../paths';

interface Props {
  templates: readonly MessageTemplateOutput[];
}

/** Templates that staff send by hand, each in its language. */
export function CustomTexts({ templates }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const add = (
    <Button
      variant="contained"
      startIcon={<AddIcon />}
      component={RouterLink}
      to={paths.settingsCustomMessage(NEW)}
    >
      {t('settings:templates.add')}
    </Button>
  );
  const nameOf = (code: string) => {
    const known = toLanguage(code);
    return known ? languageInfo[known].nativeName : code;
  };
  return (
    <section aria-label={t('settings:templates.custom')}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, mb: 1 }}>
        <Typography component="h2" variant="h6" sx={{ flex: 1 }}>
          {t('settings:templates.custom')}
        </Typography>
        {templates.length > 0 && add}
      </Box>
      {templates.length === 0 ? (
        <EmptyState
          title={t('settings:templates.none')}
          text={t('settings:templates.noneHint')}
          action={add}
        />
      ) : (
        <Table size="small" aria-label={t('settings:templates.custom')}>
          <TableBody>
            {templates.map(({ _id, name, language }) => (
              <TableRow key={_id} hover>
                <TableCell>
                  <Link component={RouterLink} to={paths.settingsCustomMessage(_id)}>
                    {name}
                  </Link>
                </TableCell>
                <TableCell align="right">{nameOf(language)}</TableCell>
              </TableRow>
            ))}
          </TableBody>
        </Table>
      )}
    </section>
  );
}
