import type { QueryKey } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import type { ApiClient } from './client';

interface ApiServices {
  client: ApiClient;
  /** Invalidates these queries in the shop's other tabs. */
  broadcastInvalidation: (queryKeys: QueryKey[]) => void;
}

const ApiContext = createContext<ApiServices | null>(null);

export function ApiProvider({ children, ...services }: ApiServices & { children: ReactNode }) {
  return <ApiContext value={services}>{children}</ApiContext>;
}

/** The typed client, and how to invalidate queries in other tabs. */
export function useApi(): ApiServices {
  const services = use(ApiContext);
  if (!services) throw new Error('useApi needs an ApiProvider around it.');
  return services;
}
