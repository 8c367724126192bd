import type { createClientStore } from '@atrium/api-client/create-store';
import { useDispatch, useSelector } from 'react-redux';

type ClientStore = ReturnType<typeof createClientStore>;

export const useAppDispatch = useDispatch.withTypes<ClientStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<ReturnType<ClientStore['getState']>>();
