import Bowser from 'bowser';

/** What a browser says about the device that it runs on; it may say nothing, or lie. */
export interface Device {
  /** Such as `Firefox`. */
  readonly browser?: string;
  /** Such as `macOS`. */
  readonly system?: string;
  readonly isHandheld?: boolean;
}

/** Enough for every browser; what is longer is none. */
const LONGEST = 512;

export function deviceOf(userAgent: string | undefined): Device {
  if (!userAgent || userAgent.length > LONGEST) return {};
  const { browser, os, platform } = Bowser.parse(userAgent);
  return {
    ...(browser.name ? { browser: browser.name } : {}),
    ...(os.name ? { system: os.name } : {}),
    ...(platform.type === 'mobile' || platform.type === 'tablet' ? { isHandheld: true } : {}),
  };
}
