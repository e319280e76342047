import type { Handlers } from '../server/handlerTypes';

export const payments = {} satisfies Partial<Handlers>;
