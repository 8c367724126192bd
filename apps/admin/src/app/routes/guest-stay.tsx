import { useParams } from 'react-router-dom';
import { StayDetails } from '../../features/stays/components/stay-details';

export function Component() {
  const { guestId = '', stayId = '' } = useParams();
  return <StayDetails guestId={guestId} stayId={stayId} />;
}
