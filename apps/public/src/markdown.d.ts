/** Markdown pages become HTML when the app is built; see markdown-plugin.ts. */
declare module '*.md' {
  export const title: string;
  export const html: string;
}
