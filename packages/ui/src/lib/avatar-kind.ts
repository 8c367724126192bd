export type AvatarKind = 'male' | 'female' | 'neutral';

const kinds: Record<string, AvatarKind> = {
  man: 'male',
  male: 'male',
  woman: 'female',
  female: 'female',
};

/** Gender is free text: only these four words choose a picture (specification, section 3). */
export function avatarKind(gender: string | null | undefined): AvatarKind {
  return kinds[gender?.trim().toLowerCase() ?? ''] ?? 'neutral';
}
