import { VisuallyHidden } from '@atrium/ui/components/display/visually-hidden';
import ChildIcon from '@mui/icons-material/ChildCareRounded';
import PeopleIcon from '@mui/icons-material/PeopleAltRounded';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface Props {
  /** Children included. */
  participants: number;
  numberOfChildren: number;
  /** Years; told where they are known. */
  childAges?: readonly number[] | undefined;
}

/** '5, 2 of them children (4, 9)', in the room of a table cell. */
export function Participants({ participants, numberOfChildren, childAges = [] }: Props) {
  const { t } = useTranslation('common');
  const icon = { fontSize: 15, color: 'text.secondary' } as const;
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 0.5,
        fontVariantNumeric: 'tabular-nums',
        whiteSpace: 'nowrap',
      }}
    >
      <VisuallyHidden>
        {t('units.person', { count: participants })}
        {numberOfChildren > 0 && `, ${t('units.child', { count: numberOfChildren })}`}
        {childAges.length > 0 && `, ${t('units.aged', { ages: childAges.join(', ') })}`}
      </VisuallyHidden>
      <PeopleIcon aria-hidden sx={icon} />
      <span aria-hidden>{participants}</span>
      {numberOfChildren > 0 && (
        <>
          <ChildIcon aria-hidden sx={{ ...icon, ml: 0.5 }} />
          <span aria-hidden>
            {numberOfChildren}
            {childAges.length > 0 && ` (${childAges.join(', ')})`}
          </span>
        </>
      )}
    </Box>
  );
}
