import type { Handlers } from '../server/handlerTypes';

export const adminAuth = {} satisfies Partial<Handlers>;
