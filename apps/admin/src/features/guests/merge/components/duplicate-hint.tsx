import { useListDuplicateCustomersQuery } from '@atrium/api-client/admin';
import { may } from '@atrium/rules/access/access-levels';
import { displayName } from '@atrium/rules/guests/guest-name';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';

interface Props {
  guestId: string;
}

/** On the card of a guest who may be a duplicate: the moment somebody can tell. */
export function DuplicateHint({ guestId }: Props) {
  const { t } = useTranslation('admin');
  const { level } = useMe();
  const { data } = useListDuplicateCustomersQuery(
    { guest: guestId, limit: 1 },
    { skip: !may(level, 'customers.merge') },
  );
  const other = data?.data.items[0]?.guests.find(({ _id }) => _id !== guestId);
  if (!other) return null;
  return (
    <Alert
      severity="info"
      sx={{ mt: 2 }}
      action={
        <Button
          color="inherit"
          size="small"
          component={Link}
          to={paths.mergeGuests(guestId, other._id)}
        >
          {t('duplicates.compare')}
        </Button>
      }
    >
      {t('duplicates.hint', { name: displayName(other) || t('guest.unnamed') })}
    </Alert>
  );
}
