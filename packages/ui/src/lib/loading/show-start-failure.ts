/**
 * What remains when an app cannot start at all, for instance because its texts did not arrive:
 * no React, no translations, one way forward.
 */
export function showStartFailure(root: HTMLElement, error: unknown): void {
  console.error(error);
  const text = document.createElement('p');
  text.textContent = 'Something went wrong...';
  const reload = document.createElement('button');
  reload.textContent = 'Reload';
  reload.addEventListener('click', () => window.location.reload());
  root.replaceChildren(text, reload);
  root.setAttribute('role', 'alert');
  root.style.cssText =
    'font: 1rem/1.5 system-ui, sans-serif; padding: 3rem 1.5rem; text-align: center';
}
