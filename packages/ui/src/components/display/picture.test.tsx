import { fireEvent, render, screen } from '@testing-library/react';
import { Picture, type ShownPicture } from './picture';

const sauna: ShownPicture = {
  _id: '6650aa',
  width: 1500,
  height: 1000,
  widths: [320, 640, 1280, 1920],
  placeholder: 'data:image/webp;base64,AAAA',
  focalPoint: { x: 20, y: 70 },
  alt: 'The sauna at dusk',
};

const frameOf = (image: HTMLElement) => image.closest('picture')?.parentElement;

test('offers each width as AVIF and WebP, and a JPEG to who knows neither', () => {
  render(<Picture picture={sauna} sizes="50vw" />);
  const image = screen.getByRole('img', { name: 'The sauna at dusk' });
  const [avif, webp] = image.parentElement?.querySelectorAll('source') ?? [];
  expect(avif).toHaveAttribute(
    'srcset',
    '/media/6650aa/320.avif 320w, /media/6650aa/640.avif 640w, /media/6650aa/1280.avif 1280w, /media/6650aa/1920.avif 1920w',
  );
  expect(avif).toHaveAttribute('sizes', '50vw');
  expect(webp).toHaveAttribute('type', 'image/webp');
  expect(image).toHaveAttribute('src', '/media/6650aa/640.jpeg');
  expect(image).toHaveAttribute('loading', 'lazy');
});

test('keeps its place, with the placeholder in it until it has arrived', () => {
  render(<Picture picture={sauna} sizes="100vw" ratio={1.5} isFirst />);
  const image = screen.getByRole('img');
  expect(image).toHaveAttribute('loading', 'eager');
  expect(image).toHaveStyle({ objectPosition: '20% 70%' });
  expect(frameOf(image)).toHaveStyle({
    aspectRatio: '1.5',
    backgroundImage: 'url("data:image/webp;base64,AAAA")',
  });
  fireEvent.load(image);
  expect(frameOf(image)).toHaveStyle({ backgroundImage: 'none' });
});

test('is its placeholder while it is being made', () => {
  render(<Picture picture={{ ...sauna, widths: [] }} sizes="100vw" />);
  const image = screen.getByRole('img', { name: 'The sauna at dusk' });
  expect(image.tagName).toBe('DIV');
});

test('is left out by a screen reader where the text beside it says the same', () => {
  render(<Picture picture={sauna} sizes="100vw" isDecorative />);
  expect(screen.queryByRole('img')).toBeNull();
});
