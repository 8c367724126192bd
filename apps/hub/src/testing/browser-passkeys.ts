const bytes = () => new Uint8Array([1, 2, 3]).buffer;
const credential = () => ({
  ...{ id: 'AQID', rawId: bytes(), type: 'public-key', getClientExtensionResults: () => ({}) },
});

/** What the browser does in each of a file's tests when it is asked to make or to use a passkey. */
export function browserPasskeys() {
  const browser = {
    create: jest.fn(),
    get: jest.fn(),
    /** Whether it offers passkeys where an address is typed. */
    autofills: false,
    /** One that has never heard of them. */
    forget: () => {
      Reflect.deleteProperty(window, 'PublicKeyCredential');
      Reflect.deleteProperty(navigator, 'credentials');
    },
  };
  beforeEach(() => {
    browser.autofills = false;
    browser.create.mockReset().mockImplementation(async () => ({
      ...credential(),
      response: {
        ...{ clientDataJSON: bytes(), attestationObject: bytes() },
        getTransports: () => ['internal'],
      },
    }));
    browser.get.mockReset().mockImplementation(async () => ({
      ...credential(),
      response: { clientDataJSON: bytes(), authenticatorData: bytes(), signature: bytes() },
    }));
    const value = Object.assign(() => undefined, {
      isConditionalMediationAvailable: async () => browser.autofills,
    });
    Object.defineProperty(window, 'PublicKeyCredential', { configurable: true, value });
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: browser });
  });
  afterEach(() => browser.forget());
  return browser;
}
