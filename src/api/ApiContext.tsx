import type { QueryKey } from '@tanstack/react-query';
import { createContext, use, type ReactNode } from 'react';
import type { ApiClient } from './client';

interface ApiServices {
  client: ApiClient;
  /** Tells the shop's other tabs which queries a change has made out of date. */
  broadcastInvalidation: (outdated: QueryKey[]) => void;
}

const ApiContext = createContext<ApiServices | null>(null);

export function ApiProvider({ children, ...services }: ApiServices & { children: ReactNode }) {
  return <ApiContext value={services}>{children}</ApiContext>;
}

/** The app's typed client. */
export function useApi(): ApiServices {
  const services = use(ApiContext);
  if (!services) throw new Error('useApi needs an ApiProvider around it.');
  return services;
}
