import { useParams } from 'react-router-dom';
import { SaleDoor } from './sale-door';

/** `/package/{id}`: a package is bought without an account. */
export function Component() {
  const { id = '' } = useParams();
  return <SaleDoor key={id} kind="package" id={id} />;
}
