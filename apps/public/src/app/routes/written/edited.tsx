import { useLocation, useParams } from 'react-router-dom';
import { EditedPage } from '../../../features/edited/components/edited-page';

/** `/articles/{id}` and `/special/{id}` that no file of the build has. */
export function Component() {
  const { id = '' } = useParams();
  const isArticle = /^\/articles\//i.test(useLocation().pathname);
  const kind = isArticle ? 'articles' : 'special';
  const slug = id.toLowerCase();
  return <EditedPage key={`${kind}/${slug}`} kind={kind} slug={slug} />;
}
