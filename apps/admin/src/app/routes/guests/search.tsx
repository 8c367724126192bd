import { useParams } from 'react-router-dom';
import { GuestSearch } from '../../../features/guests/search/components/guest-search';

export function Component() {
  const { params = '' } = useParams();
  return <GuestSearch term={params} />;
}
