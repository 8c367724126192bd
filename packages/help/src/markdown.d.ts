/** Help in Markdown becomes a module when an app is built; see markdown/plugin.ts. */
declare module '*.md' {
  import type { HelpModule } from '../markdown/module.mjs';

  const help: HelpModule;
  export default help;
}
