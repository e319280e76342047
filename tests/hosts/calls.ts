const json = (token?: string) => ({
  'content-type': 'application/json',
  ...(token && { authorization: `Bearer ${token}` }),
});

/** Logs in over HTTP and returns the token. */
export async function signIn(url: string, email = 'silver@example.com', password = 'carton-demo'): Promise<string> {
  const response = await post(`${url}/api/auth/login`, { email, password });
  const { token } = (await response.json()) as { token: string }; // an AuthResponse
  return token;
}

export const post = (address: string, body: unknown, token?: string): Promise<Response> =>
  fetch(address, { method: 'POST', headers: json(token), body: JSON.stringify(body) });

export async function cartQuantities(url: string, token: string): Promise<number[]> {
  const response = await fetch(`${url}/api/cart`, { headers: json(token) });
  return ((await response.json()) as { quantity: number }[]).map(({ quantity }) => quantity); // CartItems
}

/** A black JBL Flip, which every scenario but the empty shop sells. */
export const flip = (quantity: number) => ({
  productId: 301,
  quantity,
  selectedOptions: { color: 'Black', model: null, ancOption: null },
});
