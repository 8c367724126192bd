import { useParams } from 'react-router-dom';
import { SaleDoor } from './sale-door';

/** `/membership/{membershipTypeId}`: a membership is bought without an account. */
export function Component() {
  const { membershipTypeId = '' } = useParams();
  return <SaleDoor key={membershipTypeId} kind="membership" id={membershipTypeId} />;
}
