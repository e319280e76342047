/** Sent with every request (S1 6, D-77). */
export const SESSION_HEADERS = { 'X-Session-Id': 'anonymous' } as const;
