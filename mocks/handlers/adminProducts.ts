import type { Handlers } from '../server/handlerTypes';

export const adminProducts = {} satisfies Partial<Handlers>;
