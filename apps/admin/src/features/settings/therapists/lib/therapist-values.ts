import type { TherapistInput, TherapistOutput } from '@atrium/api-client/admin';
import { languages } from '@atrium/i18n/languages';
import { textOrNull } from '../../../../shared/forms/field-values';
import type { FieldProblem } from '../../../../shared/forms/use-problems-resolver';

/** A therapist as their form holds it. */
export interface TherapistValues {
  name: string;
  gender: TherapistOutput['gender'];
  /** Id of their portrait. */
  _picture: string | null;
  imgUrl: string;
  /** Of the seven. */
  languages: string[];
  level: string;
  /** Id of a staff account; empty: none. */
  _user: string;
  active: boolean;
}

/** What the settings call the fields of a therapist. */
const labels = {
  gender: 'settings:therapists.gender',
  _picture: 'pictures:portrait.title',
  imgUrl: 'settings:therapists.picture',
  languages: 'admin:auditLogs.words.spa.languages',
  level: 'admin:auditLogs.words.spa.level',
  _user: 'admin:auditLogs.words.spa.account',
  active: 'admin:auditLogs.words.spa.inUse',
} as const;

const isLabelled = (field: string): field is keyof typeof labels => field in labels;

export const therapistLabel = (field: string) => (isLabelled(field) ? labels[field] : undefined);

/** The form's values; those of a new therapist without one. */
export const toTherapistValues = (therapist: TherapistOutput | undefined): TherapistValues => ({
  name: therapist?.name ?? '',
  gender: therapist?.gender ?? 'unspecified',
  _picture: therapist?._picture ?? null,
  imgUrl: therapist?.imgUrl ?? '',
  languages: therapist?.languages ?? [],
  level: String(therapist?.level ?? 1),
  _user: therapist?._user ?? '',
  active: therapist?.active ?? true,
});

/**
 * What saving sends.
 * @param mayLink whoever may not see the accounts leaves the link as it is
 */
export const toTherapistInput = (values: TherapistValues, mayLink: boolean): TherapistInput => ({
  name: values.name.trim(),
  gender: values.gender,
  _picture: values._picture,
  imgUrl: textOrNull(values.imgUrl),
  languages: languages.filter((language) => values.languages.includes(language)),
  level: Number(values.level),
  ...(mayLink && { _user: values._user || null }),
  active: values.active,
});

/** Why a therapist cannot be saved. */
export const therapistProblems = ({ name, imgUrl }: TherapistValues): FieldProblem[] => [
  ...(name.trim() === '' ? [{ name: 'name', code: 'FIELD_REQUIRED' } as const] : []),
  ...(imgUrl.trim() === '' || isWebAddress(imgUrl.trim())
    ? []
    : [{ name: 'imgUrl', code: 'FIELD_INVALID' } as const]),
];

const isWebAddress = (text: string): boolean => /^https?:\/\/\S+$/.test(text) && URL.canParse(text);
