import { ThemeProvider } from '@mui/material/styles';
import { fireEvent, render, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { createAppTheme } from '../../theme/app-theme';
import type { VendorBranding } from '../../theme/vendor-branding';
import { VenueLogo } from './venue-logo';

type Given = Omit<ComponentProps<typeof VenueLogo>, 'name' | 'height' | 'children'>;

const picture = (_id: string, widths = [320, 640]) => ({ _id, width: 900, height: 300, widths });
const [dark, light] = [picture('dark'), picture('light')];
const pale: VendorBranding = {
  main: { backgroundColor: '#101010' },
  buttonCTA: { backgroundColor: '#ffe08a' },
};

const show = (given: Given, branding?: VendorBranding) =>
  render(
    <ThemeProvider theme={createAppTheme({ branding }).theme}>
      <VenueLogo name="Fjord" height={40} {...given}>
        Fjord
      </VenueLogo>
    </ThemeProvider>,
  );
/** In the light scheme, which this document has. */
const shown = () => screen.getByRole('img', { name: 'Fjord' });

const cases: [what: string, given: Given, branding: VendorBranding | undefined, src: string][] = [
  ['a light page', { pictures: { logo: dark, logoDark: light } }, undefined, 'dark'],
  ['a page that is dark by choice', { pictures: { logo: dark, logoDark: light } }, pale, 'light'],
  [
    'a dark colour',
    { ground: 'primary', pictures: { logo: dark, logoDark: light } },
    undefined,
    'light',
  ],
  ['a pale colour', { ground: 'primary', pictures: { logo: dark, logoDark: light } }, pale, 'dark'],
  ['a picture', { ground: 'picture', pictures: { logo: dark, logoDark: light } }, pale, 'light'],
  ['a picture, for want of another', { ground: 'picture', pictures: { logo: dark } }, pale, 'dark'],
];
test.each(cases)('on %s', (_, given, branding, id) => {
  show(given, branding);
  expect(shown()).toHaveAttribute('src', `/media/${id}/640.webp`);
  // its place is kept before it arrives
  expect(shown()).toHaveStyle({ width: '120px', height: '40px' });
});

test('one for light pages has white around it on a dark page', () => {
  const { unmount } = show({ ground: 'picture', pictures: { logo: dark } });
  expect(shown()).toHaveStyle({ backgroundColor: '#fff' });
  unmount();
  show({ ground: 'picture', pictures: { logo: dark, logoDark: light } });
  expect(shown()).not.toHaveStyle({ backgroundColor: '#fff' });
});

test('the address of one elsewhere, until there is a picture in one of its sizes', () => {
  const logo = 'https://fjord.example/logo.svg';
  const { unmount } = show({ logo, pictures: { logo: picture('new', []) } });
  expect(shown()).toHaveAttribute('src', logo);
  unmount();
  show({ logo, pictures: { logo: dark } });
  expect(shown()).toHaveAttribute('src', '/media/dark/640.webp');
});

test('the name, where there is none for such a page or where it does not arrive', () => {
  const { unmount } = show({ pictures: { logoDark: light } });
  expect(screen.getByText('Fjord')).toBeVisible();
  expect(screen.queryByRole('img')).toBeNull();
  unmount();
  show({ pictures: { logo: dark } });
  fireEvent.error(shown());
  expect(screen.getByText('Fjord')).toBeVisible();
});
