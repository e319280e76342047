import type { Handlers } from '../server/handlerTypes';

export const adminOrders = {} satisfies Partial<Handlers>;
