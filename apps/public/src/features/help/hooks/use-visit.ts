import { useState } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/**
 * The key of the navigation that led here; what replaces its address since is the same visit. A field that
 * writes into the address begins again with each, and is not written over by an address that comes late.
 */
export function useVisit(): string {
  const { key } = useLocation();
  const isAnother = useNavigationType() !== 'REPLACE';
  const [visit, setVisit] = useState(key);
  if (isAnother && visit !== key) setVisit(key);
  return visit;
}
