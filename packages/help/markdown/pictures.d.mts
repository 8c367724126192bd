export function withPictures(value: unknown): { imports: string; code: string };
