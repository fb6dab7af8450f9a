import * as v from 'valibot';

const address = v.pipe(
  v.string(),
  v.check((text) => /^https?:$/.test(URL.parse(text)?.protocol ?? ''), 'no web address'),
);

const name = v.pipe(v.string(), v.minLength(1));

/** What the server tells of the issuer; the metadata is what the issuer's discovery says. */
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
  /** The `prompt` that asks for the pages to change an account; none where the issuer has no such pages for us. */
  account_prompt: v.exactOptional(name),
  identity_provider_parameter: name,
  identity_providers: v.array(v.object({ name, label: name })),
});

/** Which issuer signs players in, where its doors are, and as what it knows this app. */
export type IssuerCard = v.InferOutput<typeof cardSchema>;

/** An account of another kind that the issuer takes. */
export type IdentityProvider = IssuerCard['identity_providers'][number];

/** The server answered, but with no card. */
export class WrongIssuerCard extends Error {
  readonly code = 'WRONG_ISSUER_CARD';
}

/** Throws WrongIssuerCard for anything else. */
export function parseIssuerCard(answer: unknown): IssuerCard {
  const parsed = v.safeParse(cardSchema, answer);
  if (parsed.success) return parsed.output;
  throw new WrongIssuerCard(parsed.issues[0].message);
}

/** Answers the card, asked for once; where that failed, it is asked for again by the next call. */
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
