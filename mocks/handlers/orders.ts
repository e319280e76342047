import type { Handlers } from '../server/handlerTypes';

export const orders = {} satisfies Partial<Handlers>;
