import { ErrorState } from '@atrium/ui/components/states/error-state';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link as RouterLink } from 'react-router-dom';
import { ChoiceChips } from '../../../../shared/forms/fields/choice-chips';
import type { TypeValues } from '../lib/type-values';

interface Resource {
  _id: string;
  name: string;
  active: boolean;
}

interface Props {
  name: 'therapists' | 'rooms';
  label: string;
  /** Answer of the query for all that there are. */
  list: { data?: { data: readonly Resource[] } | undefined; isError: boolean; refetch: () => void };
  /** What is said where there are none, and where one is added. */
  none: { text: string; action: string; to: string };
}

/** The therapists or rooms of a treatment type. Inactive ones are shown only if they are chosen. */
export function ResourceChips({ name, label, list, none }: Props) {
  const { t } = useTranslation(['admin', 'settings']);
  const { control } = useFormContext<TypeValues>();
  const chosen = useWatch({ control, name });
  const all = list.data?.data;
  if (!all) {
    return (
      <Box sx={{ gridColumn: '1 / -1' }}>
        {list.isError ? <ErrorState onRetry={list.refetch} /> : <Skeleton height={64} />}
      </Box>
    );
  }
  const shown = all.filter(({ _id, active }) => active || chosen.includes(_id));
  if (shown.length === 0) {
    return (
      <Typography variant="body2" sx={{ gridColumn: '1 / -1' }}>
        {none.text}{' '}
        <Link component={RouterLink} to={none.to}>
          {none.action}
        </Link>
      </Typography>
    );
  }
  return (
    <ChoiceChips
      control={control}
      name={name}
      label={label}
      choices={shown.map((resource) => ({
        value: resource._id,
        label: resource.active
          ? resource.name
          : t('settings:treatmentTypes.inactiveNamed', { name: resource.name }),
      }))}
    />
  );
}
