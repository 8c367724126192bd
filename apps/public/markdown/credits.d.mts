export function credits(): { name: string; version: string; license: string }[];
