/** The choices 1 to a number, as `FormSelect` wants them. */
export const upTo = (most: number, labelOf: (number: number) => string = String) =>
  Array.from({ length: most }, (_, index) => ({
    value: String(index + 1),
    label: labelOf(index + 1),
  }));
