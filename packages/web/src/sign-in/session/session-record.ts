import * as v from 'valibot';

/** The signed-in player's account at the issuer. */
export type User = Readonly<{ subject: string; email: string }>;

export type Tokens = Readonly<{
  access: string;
  /** Null if the issuer gave none. The session then ends with its access token. */
  refresh: string | null;
  id: string;
  /** When the access token expires, by this device's clock in milliseconds since 1970. */
  expiresAt: number;
  /** When the issuer last gave tokens, in milliseconds since 1970. */
  renewedAt: number;
}>;

/** No account is signed in. */
export type NoSession = Readonly<{
  type: 'none';
  lastUser: User | undefined;
  /** True if the last session was ended elsewhere, and the player has not closed the notice about it. */
  wasEndedElsewhere: boolean;
  /** The account that was deleted elsewhere, until this browser has removed what it saved about it. */
  deleted?: string | undefined;
}>;

/** What a browser stores about a sign-in. After a sign-out it still has the user. */
export type SessionRecord = NoSession | Readonly<{ type: 'signed-in'; user: User; tokens: Tokens }>;

const recordSchema = v.object({
  user: v.nullable(v.object({ subject: v.string(), email: v.string() })),
  tokens: v.nullable(
    v.object({
      access: v.string(),
      refresh: v.nullable(v.string()),
      id: v.string(),
      expiresAt: v.number(),
      renewedAt: v.number(),
    }),
  ),
  wasEndedElsewhere: v.optional(v.boolean(), false),
  deleted: v.optional(v.string()),
});

export function encodeSessionRecord(record: SessionRecord): string {
  const isSignedIn = record.type === 'signed-in';
  const user = isSignedIn ? record.user : (record.lastUser ?? null);
  const tokens = isSignedIn ? record.tokens : null;
  const wasEndedElsewhere = !isSignedIn && record.wasEndedElsewhere;
  const deleted = isSignedIn ? undefined : record.deleted;
  return JSON.stringify({ user, tokens, ...(wasEndedElsewhere && { wasEndedElsewhere }), deleted });
}

/** Returns no session for text that cannot be read. */
export function decodeSessionRecord(text: string | null): SessionRecord {
  const { user, tokens, wasEndedElsewhere, deleted } = parseRecord(text);
  if (user !== null && tokens !== null) return { type: 'signed-in', user, tokens };
  return { type: 'none', lastUser: user ?? undefined, wasEndedElsewhere, deleted };
}

function parseRecord(text: string | null): v.InferOutput<typeof recordSchema> {
  try {
    return v.parse(recordSchema, JSON.parse(text ?? ''));
  } catch {
    return { user: null, tokens: null, wasEndedElsewhere: false };
  }
}
