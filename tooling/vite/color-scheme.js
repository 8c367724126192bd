// Runs before the first paint: a page that starts light and turns dark a moment later is a flash
// in the eyes. The key is the one MUI's ThemeProvider writes, the attribute that of packages/ui.
(() => {
  let mode = 'system';
  try {
    mode = localStorage.getItem('mui-mode') || 'system';
  } catch {
    // Storage may be forbidden; the device's setting holds.
  }
  const dark =
    mode === 'dark' || (mode === 'system' && matchMedia('(prefers-color-scheme: dark)').matches);
  const root = document.documentElement;
  root.setAttribute('data-color-scheme', dark ? 'dark' : 'light');
  root.style.colorScheme = dark ? 'dark' : 'light';
})();
