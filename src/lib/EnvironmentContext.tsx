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
  if (!environment) throw new Error('The clock and the storage need an EnvironmentProvider around them.');
  return environment;
}

export const useClock = () => useEnvironment().clock;
export const useStorage = () => useEnvironment().storage;
