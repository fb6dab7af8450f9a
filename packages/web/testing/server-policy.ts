import { answerOperation } from './stub-server.ts';

/** Answers requests for the server's details. By default it is a party server: no settings, codes in the outbox. */
export function answerServerPolicy(about: PolicyAbout = {}): void {
  const { filmOrigins = ['CATALOGUE'], walkIns = 'HOST', operator = {}, accounts = {} } = about;
  answerOperation('ServerPolicy', {
    data: {
      filmOrigins,
      walkIns,
      serverPolicy: {
        operator: { name: null, address: [], email: null, legal_url: null, ...operator },
        accounts: {
          outside_host: null,
          mail: 'OUTBOX',
          mail_host: null,
          providers: [],
          ...accounts,
        },
        has_api_keys: about.hasApiKeys ?? false,
        record_lives: {
          remembered_films: 51,
          visitor_cookie_days: 31,
          visitor_days: 32,
          guest_hours: 25,
          room_idle_hours: 3,
          room_closed_hours: 4,
          sign_in_days: 33,
          known_browser_days: 366,
          code_minutes: 16,
          freed_name_hours: 26,
          limit_minutes: 61,
          search_days: 34,
          cleanup_minutes: 62,
        },
      },
    },
  });
}

type PolicyAbout = Readonly<{
  filmOrigins?: readonly ('CATALOGUE' | 'TMDB' | 'KNOWLEDGE_GRAPH')[];
  walkIns?: 'HOST' | 'JOIN' | 'OFF';
  operator?: Partial<{
    name: string | null;
    address: readonly string[];
    email: string | null;
    legal_url: string | null;
  }>;
  accounts?: Partial<{
    outside_host: string | null;
    mail: 'SMTP' | 'OUTBOX' | 'UNPROVEN' | 'NONE' | null;
    mail_host: string | null;
    providers: readonly Readonly<{ label: string; host: string | null }>[];
  }>;
  hasApiKeys?: boolean;
}>;

/** A server that uses everything the policy can mention. */
export const WHOLE_POLICY: PolicyAbout = {
  filmOrigins: ['CATALOGUE', 'TMDB', 'KNOWLEDGE_GRAPH'],
  operator: {
    name: 'Lichtspielfreunde Übersee e. V.',
    address: ['Kinogasse 7', '12345 Übersee'],
    email: 'hello@cinema.test',
    legal_url: 'https://cinema.test/legal',
  },
  accounts: {
    mail: 'SMTP',
    mail_host: 'smtp.cinema.test',
    providers: [
      { label: 'Google', host: 'accounts.google.com' },
      { label: 'Apple', host: 'appleid.apple.com' },
    ],
  },
  hasApiKeys: true,
};
