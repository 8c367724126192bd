/**
 * A number as typed, with `+` for the `00` that most countries dial before a country code:
 * '0047 912 34 567' is '+47 912 34 567'. Any other stays as it is.
 */
export const withPlus = (text: string): string => text.replace(/^\s*00\s*(?=[1-9])/, '+');
