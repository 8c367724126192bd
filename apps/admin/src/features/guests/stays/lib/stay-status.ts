/** As the API names them -> key of the text. */
const statusKeys = {
  expected: 'expected',
  'in house': 'inHouse',
  departed: 'departed',
  cancelled: 'cancelled',
  'no-show': 'noShow',
} as const;

export type StayStatus = keyof typeof statusKeys;

export const isStayStatus = (status: string): status is StayStatus => status in statusKeys;

export const statusKey = (status: StayStatus) => statusKeys[status];
