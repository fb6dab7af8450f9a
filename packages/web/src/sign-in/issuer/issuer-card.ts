import * as v from 'valibot';

const address = v.pipe(
  v.string(),
  v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'no web address'),
);

const name = v.pipe(v.string(), v.minLength(1));

/** The server's description of the issuer. `metadata` is from the issuer's discovery. */
const cardSchema = v.object({
  client_id: name,
  scopes: v.array(name),
  redirect_uri: address,
  logout_style: v.picklist(['openid', 'cognito', 'none']),
  metadata: v.object({
    issuer: address,
    authorization_endpoint: address,
    token_endpoint: address,
    revocation_endpoint: v.exactOptional(address),
    userinfo_endpoint: v.exactOptional(address),
    end_session_endpoint: v.exactOptional(address),
    id_token_signing_alg_values_supported: v.exactOptional(v.array(v.string())),
    authorization_response_iss_parameter_supported: v.exactOptional(v.boolean()),
  }),
  /** The `prompt` for the pages to change an account; absent if the issuer has no such pages. */
  account_prompt: v.exactOptional(name),
  identity_provider_parameter: name,
  identity_providers: v.array(v.object({ name, label: name })),
});

/** The issuer's addresses, and its name for this app. */
export type IssuerCard = v.InferOutput<typeof cardSchema>;

/** Accounts of another kind with which the issuer signs in. */
export type IdentityProvider = IssuerCard['identity_providers'][number];

/** Thrown if the server's answer is no card. */
export class WrongIssuerCard extends Error {
  readonly code = 'WRONG_ISSUER_CARD';
}

/** Throws WrongIssuerCard for anything else. */
export function parseIssuerCard(answer: unknown): IssuerCard {
  const parsed = v.safeParse(cardSchema, answer);
  if (parsed.success) return parsed.output;
  throw new WrongIssuerCard(parsed.issues[0].message);
}

/** Returns a function that fetches the card once. After a failure, the next call fetches it again. */
export function keepIssuerCard(ask: () => Promise<Response>): () => Promise<IssuerCard> {
  let known: Promise<IssuerCard> | undefined;
  return () => {
    known ??= readCard(ask).catch((error: unknown) => {
      known = undefined;
      throw error;
    });
    return known;
  };
}

async function readCard(ask: () => Promise<Response>): Promise<IssuerCard> {
  const response = await ask();
  if (!response.ok) throw new Error(`issuer.json answers ${response.status}`);
  return parseIssuerCard(await response.json());
}
