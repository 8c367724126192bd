import {
  type MessageTemplateOutput,
  useCreateMessageTemplateMutation,
  useUpdateMessageTemplateMutation,
} from '@atrium/api-client/admin';
import { useCallback } from 'react';
import { paths } from '../../../../paths';
import { useVersionedForm } from '../../../../shared/editing/use-versioned-form';
import { useProblemsResolver } from '../../../../shared/forms/use-problems-resolver';
import type { MessageKind } from '../../../../shared/settings/message-kinds';
import {
  type Beginning,
  type TemplateValues,
  templateProblems,
  toTemplateValues,
} from '../lib/template-values';

interface Options {
  kind: MessageKind;
  template: MessageTemplateOutput | undefined;
  beginning: Beginning;
  placeholders: readonly string[];
}

/** The form of a template. */
export function useTemplateForm({ kind, template, beginning, placeholders }: Options) {
  const [create] = useCreateMessageTemplateMutation();
  const [update] = useUpdateMessageTemplateMutation();
  const isCustom = kind === 'custom';
  const { subject, text, language } = beginning;
  const toValues = useCallback(
    (saved: MessageTemplateOutput | undefined) =>
      toTemplateValues(saved, { subject, text, language }),
    [subject, text, language],
  );
  const resolver = useProblemsResolver<TemplateValues>((values) =>
    templateProblems(values, { isCustom, placeholders }),
  );

  return useVersionedForm<MessageTemplateOutput, TemplateValues>({
    latest: template,
    toValues,
    resolver,
    save: async (values, base) => {
      const words = {
        subject: values.subject.trim(),
        text: values.text.trim(),
        ...(isCustom && { name: values.name.trim(), marketing: values.marketing }),
      };
      const { data } = base
        ? await update({
            id: base._id,
            messageTemplateChange: { ...words, version: base.version },
          }).unwrap()
        : await create({
            messageTemplateInput: { ...words, kind, language: values.language },
          }).unwrap();
      return data;
    },
    ...(isCustom && { addressOf: ({ _id }) => paths.settingsCustomMessage(_id) }),
  });
}
