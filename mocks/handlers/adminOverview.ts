import type { Handlers } from '../server/handlerTypes';

export const adminOverview = {} satisfies Partial<Handlers>;
