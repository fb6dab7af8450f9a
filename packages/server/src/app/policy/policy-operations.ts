import { demand } from '../../identity/callers/permissions.ts';
import type { Builder } from '../../platform/graphql/schema-builder.ts';
import type { Operator } from './operator.ts';
import { type Policy, type PolicyAccounts, type PolicyProvider, RECORD_LIVES } from './policy.ts';

/** Adds `serverPolicy`. */
export function addPolicyOperations(builder: Builder): void {
  const policy = addPolicyType(builder);
  builder.queryField('serverPolicy', (t) =>
    t.field({
      type: policy,
      description: 'What the terms and the privacy policy of this server say about it.',
      resolve: (_root, _args, context) => {
        demand('play-alone', context);
        return context.policy;
      },
    }),
  );
}

function addPolicyType(builder: Builder) {
  const operator = addOperatorType(builder);
  const accounts = addAccountsType(builder);
  const lives = addRecordLivesType(builder);
  return builder.objectRef<Policy>('ServerPolicy').implement({
    fields: (t) => ({
      operator: t.field({ type: operator, resolve: (policy) => policy.operator }),
      accounts: t.field({ type: accounts, resolve: (policy) => policy.accounts }),
      has_api_keys: t.exposeBoolean('hasApiKeys', {
        description: 'Whether programs of the operator can list players with their accounts.',
      }),
      record_lives: t.field({ type: lives, resolve: () => RECORD_LIVES }),
    }),
  });
}

function addOperatorType(builder: Builder) {
  return builder.objectRef<Operator>('Operator').implement({
    description: 'Who runs this server, as its settings say.',
    fields: (t) => ({
      name: t.exposeString('name', { nullable: true }),
      address: t.field({
        type: ['String'],
        description: 'The lines of a postal address.',
        resolve: ({ address }) => [...address],
      }),
      email: t.exposeString('email', { nullable: true }),
      legal_url: t.exposeString('legalUrl', {
        nullable: true,
        description: 'A legal page of the operator.',
      }),
    }),
  });
}

function addAccountsType(builder: Builder) {
  const provider = builder.objectRef<PolicyProvider>('PolicyProvider').implement({
    fields: (t) => ({
      label: t.exposeString('label'),
      host: t.exposeString('host', {
        nullable: true,
        description: 'Null if the issuer in `outside_host` asks the provider.',
      }),
    }),
  });
  const mail = builder.enumType('PolicyMail', {
    values: {
      SMTP: { value: 'smtp', description: 'Codes are sent by e-mail.' },
      OUTBOX: { value: 'outbox', description: 'Codes are shown on the machine of the server.' },
      UNPROVEN: { value: 'unproven', description: 'Addresses are not proven.' },
      NONE: { value: 'none', description: 'Players cannot sign up by e-mail.' },
    } as const satisfies Record<
      string,
      Readonly<{ value: NonNullable<PolicyAccounts['mail']>; description: string }>
    >,
  });
  return builder.objectRef<PolicyAccounts>('PolicyAccounts').implement({
    fields: (t) => ({
      outside_host: t.exposeString('outsideHost', {
        nullable: true,
        description: 'Where accounts are stored; null for this server.',
      }),
      mail: t.field({
        type: mail,
        nullable: true,
        description: 'Null if accounts are stored elsewhere.',
        resolve: (accounts) => accounts.mail,
      }),
      mail_host: t.exposeString('mailHost', {
        nullable: true,
        description: 'The host that sends the codes, if it has a public name.',
      }),
      providers: t.field({
        type: [provider],
        description: 'Outside providers with which players can sign in.',
        resolve: ({ providers }) => [...providers],
      }),
    }),
  });
}

function addRecordLivesType(builder: Builder) {
  return builder.objectRef<typeof RECORD_LIVES>('RecordLives').implement({
    description: 'How long records live. Expired ones are removed every `cleanup_minutes`.',
    fields: (t) => ({
      remembered_films: t.exposeInt('rememberedFilms', {
        description: 'How many drawn films are remembered for a browser, a guest or an account.',
      }),
      visitor_cookie_days: t.exposeInt('visitorCookieDays'),
      visitor_days: t.exposeInt('visitorDays', { description: 'After the last draw.' }),
      guest_hours: t.exposeInt('guestHours', { description: 'After the guest was last active.' }),
      room_idle_hours: t.exposeInt('roomIdleHours', {
        description: 'Without any activity, until the room is closed.',
      }),
      room_closed_hours: t.exposeInt('roomClosedHours', {
        description: 'From the end of a room until it is removed with all that was played in it.',
      }),
      sign_in_days: t.exposeInt('signInDays'),
      known_browser_days: t.exposeInt('knownBrowserDays'),
      code_minutes: t.exposeInt('codeMinutes'),
      freed_name_hours: t.exposeInt('freedNameHours', {
        description: 'How long a name that no player has is reserved for an account.',
      }),
      limit_minutes: t.exposeInt('limitMinutes', {
        description: 'How long hashed networks and accounts are counted for limits, at most.',
      }),
      search_days: t.exposeInt('searchDays', {
        description: 'Answers of other services about names that players typed.',
      }),
      cleanup_minutes: t.exposeInt('cleanupMinutes'),
    }),
  });
}
