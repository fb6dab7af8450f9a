/** Calls the API over HTTP. Throws if the answer has errors. */
export async function askApi<Data>(
  { origin, token }: Readonly<{ origin: string; token: string }>,
  query: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Data> {
  const answer = await fetch(`${origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await answer.json()) as { data?: Data; errors?: unknown };
  if (body.data === undefined || body.errors !== undefined) {
    throw new Error(`The server answered ${answer.status}: ${JSON.stringify(body).slice(0, 300)}`);
  }
  return body.data;
}
