/** Fetched when the browser is idle, for whoever is signed in: nearly every page asks for a date. */
export const loadPickers = () => import('./pickers');
