import { createContext } from 'react-router-dom';
import type { SessionStore } from './sessionStore';

/** The key under which createApp puts the session into the router's context. */
export const sessionRouterContext = createContext<SessionStore>();
