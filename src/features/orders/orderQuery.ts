import { get } from '@/api/query';

/**
 * One of the buyer's own orders; the server answers 404 for any other (D-118). The page reads it with `readOrder`: the loader,
 * which is part of the first chunk, needs only the request.
 */
export const orderQuery = (id: number) => get('/api/orders/{id}', { path: { id } });

/** The order number in a URL; null for text that no order can have. */
export function readOrderId(text: string | undefined): number | null {
  return text !== undefined && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null;
}
