import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import { AdminPage } from '../pages/admin.page';
import { HubPage } from '../pages/hub.page';
import { accounts, password } from './accounts';
import { demoIds } from './demo-ids';
import { type HelpScene, helpScenes, labelOf } from './help-scenes';
import { expectLoaded } from './loaded';
import type { Clip } from './shoot';
import { literal, texts } from './texts';

/** Of a part of a page that is longer, so that an answer stays in view beside its picture. */
const HEIGHT = 480;
const MARGIN = 8;
const WINDOW_HEIGHT = 800;

interface Walk {
  /** All unless told. */
  scenes?: readonly HelpScene[];
  audience: HelpScene['audience'];
  language: 'en' | 'no';
}

/** Opens what help shows its readers, first what is seen before one signs in. */
export async function eachScene(
  { page, request }: { page: Page; request: APIRequestContext },
  { scenes = helpScenes, audience, language }: Walk,
  look: (scene: HelpScene, clip: Clip) => Promise<void> = async () => undefined,
): Promise<void> {
  const ids = await demoIds(request);
  const walk = async (isSignedOut: boolean) => {
    for (const scene of scenes) {
      if (scene.audience !== audience || Boolean(scene.isSignedOut) !== isSignedOut) continue;
      const clip = await openScene(page, scene, { address: scene.address(ids), language });
      await look(scene, clip);
    }
  };
  await walk(true);
  if (audience === 'guests') {
    await new HubPage(page, texts[language]).signIn(accounts.guest, password);
  } else await new AdminPage(page, language).signIn(accounts.owner, password);
  await walk(false);
}

/**
 * Opens what help shows, with a ring around what is to be pressed.
 * @returns the part of the window that the picture shows
 */
async function openScene(
  page: Page,
  scene: HelpScene,
  { address, language }: { address: string; language: 'en' | 'no' },
): Promise<Clip> {
  const { width } = page.viewportSize() ?? { width: 720 };
  await page.setViewportSize({ width, height: WINDOW_HEIGHT });
  await page.goto(address);
  await expectLoaded(page);
  if (scene.after) await labelled(page, labelOf(scene.after, language)).click();
  const part = scene.part?.(page) ?? page.locator('main');
  await expect(part).toBeVisible();
  // a window as tall as the page: nothing is scrolled under the header
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, WINDOW_HEIGHT) });
  if (!scene.label) return clipOf(scene, part);
  const named = labelled(page, labelOf(scene.label, language));
  await expect(named, scene.answer).toBeVisible();
  if (scene.opens) {
    await named.click();
    await expect(page.getByRole('menu').or(page.getByRole('dialog'))).toBeVisible();
  }
  await named.evaluate((element) => {
    element.style.setProperty('outline', '3px solid #d9480f', 'important');
    element.style.setProperty('outline-offset', '4px', 'important');
  });
  return clipOf(scene, part, named);
}

/** What is pressed or switched and says this, and nothing else. */
const labelled = (page: Page, label: string) =>
  page
    .locator('button, a, label')
    .filter({ hasText: new RegExp(`^\\s*${literal(label)}\\s*$`), visible: true })
    .or(page.getByRole('button', { name: label, exact: true }))
    .first();

async function clipOf(scene: HelpScene, part: Locator, named?: Locator): Promise<Clip> {
  const inner = await part.boundingBox();
  if (!inner) throw new Error('What the picture shows has no place on the page');
  const margin = scene.part ? MARGIN : 0;
  const x = Math.max(0, inner.x - margin);
  const top = Math.max(0, inner.y - margin);
  const whole = inner.height + 2 * margin;
  const height = Math.min(whole, scene.height ?? HEIGHT);
  const ringed = await named?.boundingBox();
  // the label in the middle where it would be cut off
  const isBelow = ringed && ringed.y + ringed.height + MARGIN > top + height;
  const y = isBelow ? Math.min(ringed.y - height / 2, top + whole - height) : top;
  return { x, y, width: inner.width + 2 * margin, height };
}
