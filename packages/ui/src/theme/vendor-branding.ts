/** One style object of a venue's theme, as the API stores it. */
export interface BrandStyle {
  /** Hex, `rgb()` or `hsl()`, opaque. */
  backgroundColor?: string | null | undefined;
  color?: string | null | undefined;
  borderColor?: string | null | undefined;
  /** Pixels, 0 to 32. */
  borderRadius?: number | null | undefined;
}

/** A venue's theme, in the six parts that its settings have. */
export interface VendorBranding {
  /** The page: background and text. */
  main?: BrandStyle | null | undefined;
  /** The card that holds a sign-in or sign-up form. */
  signup?: BrandStyle | null | undefined;
  /** Headings. */
  title?: BrandStyle | null | undefined;
  input?: BrandStyle | null | undefined;
  /** The main button; its background is the colour the whole theme is built on. */
  buttonCTA?: BrandStyle | null | undefined;
  link?: BrandStyle | null | undefined;
}

export type BrandPart = keyof VendorBranding;

/** Something of the venue's look that was not used as given, for the theme settings to show. */
export interface BrandIssue {
  part: BrandPart;
  property: keyof BrandStyle;
  reason: 'invalid-color' | 'low-contrast' | 'out-of-range';
  given: string;
  used: string;
}
