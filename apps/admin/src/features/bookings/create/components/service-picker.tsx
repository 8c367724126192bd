import type { ServiceOutput } from '@atrium/api-client/admin';
import { useLanguage } from '@atrium/ui/hooks/use-language';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import ListItemButton from '@mui/material/ListItemButton';
import ListItemText from '@mui/material/ListItemText';
import { useTranslation } from 'react-i18next';
import { serviceName } from '../../../../shared/bookings/service-name';

interface Props {
  services: readonly ServiceOutput[];
  selected: string | undefined;
  onSelect: (service: ServiceOutput) => void;
}

/** Everything that can be booked, in the venue's order. */
export function ServicePicker({ services, selected, onSelect }: Props) {
  const { t } = useTranslation('admin');
  const language = useLanguage();
  return (
    <List aria-label={t('newBooking.chooseService')} disablePadding dense>
      {services.map((service) => (
        <ListItem key={service._id} disablePadding>
          <ListItemButton
            selected={service._id === selected}
            aria-pressed={service._id === selected}
            onClick={() => onSelect(service)}
          >
            <ListItemText primary={serviceName(service, language)} />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
