import { test } from '@playwright/test';
import { eachScene } from '../../support/help-picture';
import { helpScenes } from '../../support/help-scenes';
import { texts } from '../../support/texts';

/** In one language: a label is the same key in both, and its button is there in both or in neither. */
const language = 'no';
const scenes = helpScenes.filter(({ label }) => label);

test.use({ locale: texts[language].locale });

for (const audience of ['guests', 'staff'] as const) {
  test(`what help tells ${audience} to press is where it says`, async ({ page, request }) => {
    await eachScene({ page, request }, { scenes, audience, language });
  });
}
