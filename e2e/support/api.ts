import { type APIRequestContext, expect } from '@playwright/test';
import { accounts, password } from './accounts';
import { stackUrl } from './stack';

/** The API, for setting up a scene; what is tested goes through the browser. */
export class Api {
  private constructor(
    private readonly request: APIRequestContext,
    private readonly token: string,
    private readonly vendorId?: string,
  ) {}

  /** The same system administrator, at work in another venue. */
  at(vendorId: string): Api {
    return new Api(this.request, this.token, vendorId);
  }

  static async staff(request: APIRequestContext, email: string = accounts.owner): Promise<Api> {
    return Api.signIn(request, { email, password });
  }

  static async guest(request: APIRequestContext, vendor: string, email: string): Promise<Api> {
    return Api.signIn(request, { email, password, vendor });
  }

  private static async signIn(request: APIRequestContext, body: object): Promise<Api> {
    const answer = await request.post(`${stackUrl}/api/auth/login`, { data: body });
    expect(answer.status(), await answer.text()).toBe(200);
    const { data } = await answer.json();
    return new Api(request, data.accessToken);
  }

  async call<T>(
    method: 'get' | 'post' | 'put' | 'delete',
    path: string,
    body?: object,
  ): Promise<T> {
    const answer = await this.request[method](`${stackUrl}${path}`, {
      headers: {
        authorization: `Bearer ${this.token}`,
        // whatever the version is by now, unless the body says one
        'if-match': '*',
        ...(this.vendorId ? { 'x-vendor-id': this.vendorId } : {}),
      },
      ...(body ? { data: body } : {}),
    });
    expect(answer.ok(), `${method} ${path}: ${await answer.text()}`).toBe(true);
    const json = await answer.json().catch(() => undefined);
    return json?.data ?? json;
  }
}
