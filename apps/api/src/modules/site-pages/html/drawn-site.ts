import { Injectable } from '@nestjs/common';
import { Clock } from '../../../common/clock/clock';
import { AppError } from '../../../common/errors/app-error';
import { Config } from '../../../config/config';

/** The placeholder for the installation's address in prerendered pages (apps/public/prerender/page.mjs). */
const ORIGIN = 'http://origin.invalid';

/** How long another build of the site may stay unseen, in milliseconds. */
const KEPT_MS = 30_000;
const TIMEOUT_MS = 5_000;

/** Who serves the site decides what its pages may load. */
const PASSED_ON = ['content-security-policy', 'permissions-policy', 'referrer-policy'] as const;

/** A page as prerendered by the site's build. */
export interface DrawnPage {
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Kept {
  readonly page: DrawnPage | undefined;
  readonly until: number;
}

/**
 * The pages that the site's build drew, fetched from where the site is served: they name the scripts and styles
 * of that build.
 */
@Injectable()
export class DrawnSite {
  private readonly kept = new Map<string, Kept>();
  private readonly origin: string;

  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
  ) {
    this.origin = (config.env.SITE_URL || config.publicUrl).replace(/\/$/, '');
  }

  /**
   * @param name `articles/frame`, `404`: of our own choosing, never a visitor's
   * @throws {AppError} 503 while the site does not answer
   */
  async page(language: string, name: string): Promise<DrawnPage | undefined> {
    const path = `/_public/pages/${language}/${name}.html`;
    const known = this.kept.get(path);
    const now = this.clock.now().getTime();
    if (known && known.until > now) return known.page;
    try {
      const page = await this.fetch(path);
      this.kept.set(path, { page, until: now + KEPT_MS });
      return page;
    } catch (cause) {
      // what was drawn before serves until the site answers again
      if (known?.page) return known.page;
      throw new AppError(503, 'SERVICE_UNAVAILABLE', { cause });
    }
  }

  private async fetch(path: string): Promise<DrawnPage | undefined> {
    const answer = await fetch(`${this.origin}${path}`, {
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (answer.status === 404) return undefined;
    if (!answer.ok) throw new Error(`${answer.status} from ${path}`);
    const headers = PASSED_ON.flatMap((name) => {
      const value = answer.headers.get(name);
      return value ? [[name, value]] : [];
    });
    const html = (await answer.text()).replaceAll(ORIGIN, this.config.publicUrl);
    return { html, headers: Object.fromEntries(headers) };
  }
}
