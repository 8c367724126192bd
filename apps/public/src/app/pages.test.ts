import { pagePatterns } from '@atrium/ui/testing/page-patterns';
import { PAGES } from '../../../../tooling/runner/src/gateway/pages';
import { routes } from './router';

it('the gateway knows the pages of the router, and answers 404 with the others', () => {
  expect(PAGES.public).toEqual(pagePatterns(routes));
});
