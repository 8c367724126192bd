import { ArticlePage } from '../../features/articles/components/article-page';

export const Component = () => <ArticlePage name="about" />;
