/** The texts of an area. */
export type TextsOf = (area: string) => object;
