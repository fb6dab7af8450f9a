import * as v from 'valibot';
import { fetchFailure } from '../../platform/outside/outside-api.ts';
import { settingProblem } from '../../platform/start-problem.ts';
import type { DiscoveredIssuer, OutsideIssuer } from './outside-issuer.ts';

const WELL_KNOWN = '/.well-known/openid-configuration';

/** An issuer may start at the same time as this server. How often it is asked, and for how long in total. */
const ATTEMPTS = 5;
const PATIENCE_MS = 5_000;

/**
 * Asks the issuer for its addresses, several times if it does not answer, with `pause` in between. Throws StartProblem
 * if there is no answer, or if the answer is no OpenID discovery.
 */
export async function discoverIssuer(
  outside: OutsideIssuer,
  pause: () => Promise<unknown>,
): Promise<DiscoveredIssuer> {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  for (let attempt = 1; ; attempt++) {
    const answer = await ask(outside.issuer, signal);
    if (answer.isThere) return { ...outside, ...parseAnswer(outside.issuer, answer.text) };
    if (attempt === ATTEMPTS || signal.aborted) {
      const wanted = `an OpenID provider that answers is wanted (${answer.reason})`;
      throw issuerProblem(outside.issuer, wanted);
    }
    await pause();
  }
}

type Answer = Readonly<{ isThere: true; text: string } | { isThere: false; reason: string }>;

async function ask(issuer: string, signal: AbortSignal): Promise<Answer> {
  try {
    const headers = { accept: 'application/json' };
    const response = await fetch(`${issuer.replace(/\/$/, '')}${WELL_KNOWN}`, { headers, signal });
    const text = await response.text();
    if (response.status === 200) return { isThere: true, text };
    return { isThere: false, reason: `${WELL_KNOWN} answers ${response.status}` };
  } catch (error) {
    return { isThere: false, reason: fetchFailure(error) };
  }
}

function parseAnswer(issuer: string, text: string) {
  const parsed = v.safeParse(discoverySchema(issuer), text);
  if (!parsed.success) {
    const wanted = `the address of an OpenID provider is wanted (${describeIssue(parsed.issues[0])})`;
    throw issuerProblem(issuer, wanted);
  }
  const { jwks_uri: keysUrl, ...metadata } = parsed.output;
  if (metadata.issuer !== issuer) {
    const named = JSON.stringify(metadata.issuer);
    throw issuerProblem(issuer, `the provider calls itself ${named}, and that is wanted`);
  }
  return { metadata, keysUrl };
}

function discoverySchema(issuer: string) {
  const isHttp = issuer.startsWith('http:');
  const address = v.pipe(
    v.string(),
    v.check((text) => {
      const protocol = URL.parse(text)?.protocol;
      return protocol === 'https:' || (isHttp && protocol === 'http:');
    }, 'no https address'),
  );
  return v.pipe(
    v.string(),
    v.parseJson(undefined, 'no JSON'),
    v.object({
      issuer: v.string(),
      authorization_endpoint: address,
      token_endpoint: address,
      jwks_uri: address,
      revocation_endpoint: v.optional(address),
      userinfo_endpoint: v.optional(address),
      end_session_endpoint: v.optional(address),
      id_token_signing_alg_values_supported: v.optional(v.array(v.string())),
      authorization_response_iss_parameter_supported: v.optional(v.boolean()),
    }),
  );
}

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const path = v.getDotPath(issue);
  const text = path === null ? issue.message : `${path}: ${issue.message}`;
  return text.replace(/\s+/g, ' ').slice(0, 200);
}

function issuerProblem(given: string, wanted: string): Error {
  return settingProblem({ name: 'OIDC_ISSUER', given, wanted });
}
