/** Documents whose figures are on the pages; absolute. */
export const FACT_FILES: readonly string[];
export function facts(): Record<string, string>;
export function changelog(): string;
