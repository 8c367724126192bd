import type { TableWishOutput } from '@atrium/api-client/admin';
import GrantedIcon from '@mui/icons-material/CheckRounded';
import Box from '@mui/material/Box';
import { useTranslation } from 'react-i18next';

interface Props {
  wish: TableWishOutput;
}

/** A party's wish in a line; what their tables have of it is ticked. */
export function TableWishLine({ wish }: Props) {
  const { t } = useTranslation('ui');
  const { attributes, granted, tableName, tableGranted } = wish;
  const wishes = [
    ...attributes.map((attribute) => ({
      name: t(`tableWish.${attribute}`),
      isGranted: granted.includes(attribute),
    })),
    ...(tableName ? [{ name: tableName, isGranted: tableGranted }] : []),
  ];

  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        flexWrap: 'wrap',
        columnGap: 1,
        fontSize: 13,
        color: 'text.secondary',
      }}
    >
      {wishes.map(({ name, isGranted }) => (
        <Box key={name} component="span" sx={{ display: 'inline-flex', alignItems: 'center' }}>
          {isGranted && (
            <GrantedIcon
              titleAccess={t('tableWish.granted')}
              sx={{ fontSize: 15, mr: 0.25, color: 'success.main' }}
            />
          )}
          {name}
        </Box>
      ))}
    </Box>
  );
}
