import {
  type ServiceChange,
  type ServiceOutput,
  useCreateServiceMutation,
  usePreviewServiceChangeMutation,
  useUpdateServiceMutation,
} from '@atrium/api-client/admin';
import { isApiError } from '@atrium/api-client/api-error';
import { useCallback } from 'react';
import { paths } from '../../../../paths';
import { useMe } from '../../../../shared/access/use-me';
import { useVersionedForm } from '../../../../shared/editing/use-versioned-form';
import { useProblemsResolver } from '../../../../shared/forms/use-problems-resolver';
import { serviceProblems } from '../lib/service-problems';
import { type ServiceValues, toServiceInput, toServiceValues } from '../lib/service-values';
import { useBrokenBookings } from './use-broken-bookings';

/**
 * A service's form. Its problems are shown before it is sent; a change that would leave bookings
 * without a place lists them, and is saved only once that is accepted.
 */
export function useServiceForm(
  latest: ServiceOutput | undefined,
  onInvalid: (fields: readonly string[]) => void,
) {
  const { currency } = useMe().vendor;
  const [create] = useCreateServiceMutation();
  const [update] = useUpdateServiceMutation();
  const [preview] = usePreviewServiceChangeMutation();
  const { question, ask } = useBrokenBookings();

  const toValues = useCallback(
    (service: ServiceOutput | undefined) => toServiceValues(service, currency),
    [currency],
  );
  const resolver = useProblemsResolver<ServiceValues>((values) =>
    serviceProblems(values, currency),
  );

  const change = async (id: string, serviceChange: ServiceChange) => {
    try {
      return (await update({ id, serviceChange }).unwrap()).data;
    } catch (error) {
      if (!isApiError(error) || error.code !== 'CAPACITY_BREAKS_BOOKINGS') throw error;
      const read = async (cursor?: string) =>
        (await preview({ id, serviceChange, ...(cursor && { cursor }) }).unwrap()).data;
      if (!(await ask(read))) return undefined;
      const accepted = { ...serviceChange, acceptsBrokenBookings: true };
      return (await update({ id, serviceChange: accepted }).unwrap()).data;
    }
  };

  const form = useVersionedForm<ServiceOutput, ServiceValues>({
    latest,
    toValues,
    resolver,
    onInvalid,
    save: async (values, base) => {
      const input = toServiceInput(values, currency);
      if (base) return change(base._id, { ...input, version: base.version });
      return (await create({ serviceInput: input }).unwrap()).data;
    },
    // back to the section that was being filled in
    addressOf: ({ _id }) => `${paths.settingsService(_id)}${window.location.search}`,
  });

  return { ...form, broken: question };
}
