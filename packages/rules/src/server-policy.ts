import * as v from 'valibot';

const textSchema = v.optional(v.string());
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The facts about a server in terms and privacy policy, derived from its real settings. */
export const serverPolicySchema = v.object({
  /** Who runs the server, as its settings say. */
  operator: v.object({
    name: textSchema,
    /** The lines of a postal address; none if it was not given. */
    address: v.pipe(v.array(v.string()), v.readonly()),
    email: textSchema,
    /** The address of the operator's own legal page. */
    legalUrl: textSchema,
  }),
  accounts: v.object({
    /** The host of the outside issuer; undefined if this server keeps the accounts. */
    outsideHost: textSchema,
    /**
     * Whether codes are sent by mail, shown on the machine of the server, or not sent, because addresses are not proven
     * or because players cannot sign up by e-mail. Undefined if another issuer sends the mail.
     */
    mail: v.optional(v.picklist(['smtp', 'outbox', 'unproven', 'none'])),
    /**
     * The host that sends the codes; undefined if no host sends any, or if its name is known only in the operator's
     * network.
     */
    mailHost: textSchema,
    /** Outside providers with which players can sign in. `host` is undefined if another issuer asks the provider. */
    providers: v.pipe(v.array(v.object({ label: v.string(), host: textSchema })), v.readonly()),
  }),
  /** Whether programs of the operator can list players with their accounts. */
  hasApiKeys: v.boolean(),
  /** How long records live. Expired ones are removed every `cleanupMinutes`. */
  recordLives: v.object({
    /** How many drawn films are remembered for a browser, a guest or an account. */
    rememberedFilms: countSchema,
    visitorCookieDays: countSchema,
    /** After the last draw. */
    visitorDays: countSchema,
    /** After the guest was last active. */
    guestHours: countSchema,
    /** Without any activity, until the room is closed. */
    roomIdleHours: countSchema,
    /** From the end of a room until it is removed with all that was played in it. */
    roomClosedHours: countSchema,
    signInDays: countSchema,
    knownBrowserDays: countSchema,
    codeMinutes: countSchema,
    /** How long a name that no player has is reserved for an account. */
    freedNameHours: countSchema,
    /** How long hashed networks and accounts are counted for limits, at most. */
    limitMinutes: countSchema,
    /** Answers of other services about names that players typed. */
    searchDays: countSchema,
    cleanupMinutes: countSchema,
  }),
  /** Where films and people come from: the catalogue, The Movie Database, Google’s Knowledge Graph. */
  filmOrigins: v.pipe(v.array(v.picklist(['catalogue', 'tmdb', 'knowledge-graph'])), v.readonly()),
  /** What players without an account may do: open and join rooms, only join them, or neither. */
  walkIns: v.picklist(['host', 'join', 'off']),
});

export type ServerPolicy = Readonly<v.InferOutput<typeof serverPolicySchema>>;

export type FilmOrigin = ServerPolicy['filmOrigins'][number];
