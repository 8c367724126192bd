import type { EditedPage } from './places';

/** The page that the API sent along, if this is its address; another one is asked for. */
export function sentPage(address: string, language: string): EditedPage | undefined {
  const drawnIn = document.getElementById('root')?.dataset.drawnIn;
  const text = document.getElementById('site-page')?.textContent;
  if (!text || drawnIn !== language) return undefined;
  const page: EditedPage = JSON.parse(text);
  return page.address === address ? page : undefined;
}
