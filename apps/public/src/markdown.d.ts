/** Pages in Markdown become modules when the app is built; see markdown/plugin.ts. */
declare module '*.md' {
  import type { PageModule } from '../markdown/module.mjs';

  const page: PageModule;
  export = page;
}
