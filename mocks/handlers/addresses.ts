import type { Handlers } from '../server/handlerTypes';

export const addresses = {} satisfies Partial<Handlers>;
