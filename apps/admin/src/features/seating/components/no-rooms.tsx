import { EmptyState } from '@atrium/ui/components/states/empty-state';
import TableIcon from '@mui/icons-material/TableRestaurantOutlined';
import { useTranslation } from 'react-i18next';

/** Before the first dining room: what would be here. */
export function NoRooms() {
  const { t } = useTranslation('seating');
  return <EmptyState icon={<TableIcon />} title={t('empty.title')} text={t('empty.text')} />;
}
