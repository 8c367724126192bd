import {
  treatmentStatusColors,
  treatmentStatuses,
} from '@atrium/rules/spa/treatments/treatment-status';
import { contrast, TEXT_CONTRAST } from '@atrium/ui/theme/contrast';
import { treatmentColors } from './treatment-colors';

test.each(treatmentStatuses)('%s has its fixed background and dot, and can be read', (status) => {
  const { light, dark, dot } = treatmentColors(status);
  expect(light.background).toBe(treatmentStatusColors[status].background);
  expect(dot).toBe(treatmentStatusColors[status].text);
  for (const { text, background } of [light, dark]) {
    expect(contrast(text, background)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
  }
});

test('a text that can be read on its background stays as it is fixed', () => {
  expect(treatmentColors('tentative').light.text).toBe('#B22222');
  expect(treatmentColors('pre-paid').light.text).not.toBe('#FFB300');
});
