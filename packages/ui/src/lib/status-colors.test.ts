import { contrast } from '../theme/contrast';
import { statusColors } from './status-colors';

test.each([
  '#FFB300',
  '#ffffff',
  '#000000',
  '#808080',
  '#00ff00',
  'hsl(50, 100%, 50%)',
  'nonsense',
  null,
])('a status of colour %p can be read, light and dark', (color) => {
  const { light, dark } = statusColors(color);
  expect(contrast(light.text, light.background)).toBeGreaterThanOrEqual(4.5);
  expect(contrast(dark.text, dark.background)).toBeGreaterThanOrEqual(4.5);
});

test('keeps the venue’s colour where it shows and nothing has to be read', () => {
  expect(statusColors('#FFB300').dot).toBe('#FFB300');
});
