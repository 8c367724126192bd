import { BUILT_ARTICLES } from '@atrium/rules/site/site-addresses';

/** Pages below `/articles` and `/special` that the build has: any other address there is asked of the API. */
export const articlePaths: readonly string[] = BUILT_ARTICLES;
