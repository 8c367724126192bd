import { useDispatch, useSelector } from 'react-redux';
import type { ClientStore } from './create-store';

export const useAppDispatch = useDispatch.withTypes<ClientStore['dispatch']>();
export const useAppSelector = useSelector.withTypes<ReturnType<ClientStore['getState']>>();
