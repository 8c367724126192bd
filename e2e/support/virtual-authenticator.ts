import type { Page } from '@playwright/test';

/** A device of the page's browser that keeps passkeys, and at once agrees to what it is asked. */
export class VirtualAuthenticator {
  private constructor(private readonly remove: () => Promise<void>) {}

  static async of(page: Page): Promise<VirtualAuthenticator> {
    const browser = await page.context().newCDPSession(page);
    await browser.send('WebAuthn.enable');
    const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
      options: {
        protocol: 'ctap2',
        transport: 'internal',
        hasResidentKey: true,
        hasUserVerification: true,
        isUserVerified: true,
        automaticPresenceSimulation: true,
      },
    });
    return new VirtualAuthenticator(async () => {
      await browser.send('WebAuthn.removeVirtualAuthenticator', { authenticatorId });
    });
  }

  /** It is gone, with its passkeys. */
  async lose(): Promise<void> {
    await this.remove();
  }
}
