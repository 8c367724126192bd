/** The channels of marketing a guest may decline. */
export const channels = ['email', 'sms'] as const;
export type Channel = (typeof channels)[number];

export const asChannel = (value: string | null): Channel | undefined =>
  channels.find((channel) => channel === value);
