import {
  type ServiceOutput,
  useCreateServiceMutation,
  useUpdateServiceMutation,
} from '@atrium/api-client/api';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths';
import { useMe } from '../../../shared/hooks/use-me';
import { useProblemsResolver } from '../../../shared/settings/use-problems-resolver';
import { useVersionedForm } from '../../../shared/settings/use-versioned-form';
import { serviceProblems } from '../lib/service-problems';
import { type ServiceValues, toServiceInput, toServiceValues } from '../lib/service-values';

/** A service's form: what is wrong with it is said before it is sent. */
export function useServiceForm(
  latest: ServiceOutput | undefined,
  onInvalid: (fields: readonly string[]) => void,
) {
  const { t } = useTranslation('admin');
  const { currency } = useMe().vendor;
  const navigate = useNavigate();
  const [create] = useCreateServiceMutation();
  const [update] = useUpdateServiceMutation();

  const toValues = useCallback(
    (service: ServiceOutput | undefined) => toServiceValues(service, currency),
    [currency],
  );
  const resolver = useProblemsResolver<ServiceValues>((values) =>
    serviceProblems(values, currency),
  );

  return useVersionedForm<ServiceOutput, ServiceValues>({
    latest,
    toValues,
    resolver,
    onInvalid,
    savedText: t('settings.saved'),
    failedText: t('settings.saveFailed'),
    save: async (values, base) => {
      const input = toServiceInput(values, currency);
      const { data } = base
        ? await update({
            id: base._id,
            serviceChange: { ...input, version: base.version },
          }).unwrap()
        : await create({ serviceInput: input }).unwrap();
      return data;
    },
    onSaved: (saved, leave) => {
      if (latest) return;
      leave();
      navigate(`${paths.settingsService(saved._id)}${window.location.search}`, { replace: true });
    },
  });
}
