import { MAX_QUESTION, MAX_QUESTIONS, questionKinds } from '@atrium/rules/spa/intake';
import Box from '@mui/material/Box';
import { useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { FormSelect } from '../../../../shared/forms/fields/form-select';
import { FormSwitch } from '../../../../shared/forms/fields/form-switch';
import { FormText } from '../../../../shared/forms/fields/form-text';
import { FormRows } from '../../../../shared/forms/form-rows';
import { FormSection } from '../../../../shared/forms/form-section';
import { newQuestion } from '../lib/question-values';
import type { TypeValues } from '../lib/type-values';

/** Whether guests are asked about their health before it, and what else. */
export function IntakeSection() {
  const { t } = useTranslation('settings');
  const { control } = useFormContext<TypeValues>();
  const asked = useWatch({ control, name: 'intakeAsked' });
  const questions = useFieldArray({ control, name: 'intakeQuestions' });
  const kinds = questionKinds.map((value) => ({
    value,
    label: t(`treatmentTypes.intake.kinds.${value}`),
  }));
  return (
    <FormSection title={t('treatmentTypes.intake.title')}>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <FormSwitch
          control={control}
          name="intakeAsked"
          label={t('treatmentTypes.intake.asked')}
          hint={t('treatmentTypes.intake.askedHint')}
        />
      </Box>
      {asked && (
        <FormRows
          label={t('treatmentTypes.intake.questions')}
          rows={questions.fields}
          most={MAX_QUESTIONS}
          addLabel={t('treatmentTypes.intake.add')}
          removeLabel={t('treatmentTypes.intake.remove')}
          onAdd={() => questions.append(newQuestion())}
          onRemove={questions.remove}
        >
          {(index) => (
            <>
              <FormText
                control={control}
                name={`intakeQuestions.${index}.text`}
                label={t('treatmentTypes.intake.question')}
                maxLength={MAX_QUESTION}
                sx={{ flex: '3 1 240px', width: 'auto' }}
              />
              <FormSelect
                control={control}
                name={`intakeQuestions.${index}.kind`}
                label={t('treatmentTypes.intake.kind')}
                options={kinds}
                sx={{ flex: '1 1 140px', width: 'auto' }}
              />
              <FormSwitch
                control={control}
                name={`intakeQuestions.${index}.required`}
                label={t('treatmentTypes.intake.required')}
              />
            </>
          )}
        </FormRows>
      )}
    </FormSection>
  );
}
