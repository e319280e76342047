import { createContext, use, type ReactNode } from 'react';
import type { Clock } from './clock';
import type { AppStorage } from './storage';

interface Environment {
  clock: Clock;
  storage: AppStorage;
}

const EnvironmentContext = createContext<Environment | null>(null);

export function EnvironmentProvider({ children, ...environment }: Environment & { children: ReactNode }) {
  return <EnvironmentContext value={environment}>{children}</EnvironmentContext>;
}

function useEnvironment(): Environment {
  const environment = use(EnvironmentContext);
  if (!environment) throw new Error('useClock and useStorage must be called inside an EnvironmentProvider.');
  return environment;
}

export const useClock = () => useEnvironment().clock;
export const useStorage = () => useEnvironment().storage;
