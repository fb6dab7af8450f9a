import type { ServerPolicy } from '@outoften/rules/server-policy';
import { answerOperation } from './stub-server.ts';

type PolicyAbout = Readonly<
  Partial<Pick<ServerPolicy, 'filmOrigins' | 'walkIns' | 'hasApiKeys'>> & {
    operator?: Partial<ServerPolicy['operator']>;
    accounts?: Partial<ServerPolicy['accounts']>;
  }
>;

/** Answers requests for the server's details. By default it is a party server: no settings, codes in the outbox. */
export function answerServerPolicy({ operator, accounts, ...about }: PolicyAbout = {}): void {
  const serverPolicy: ServerPolicy = {
    filmOrigins: ['catalogue'],
    walkIns: 'host',
    hasApiKeys: false,
    ...about,
    operator: { address: [], ...operator },
    accounts: { mail: 'outbox', providers: [], ...accounts },
    recordLives: {
      rememberedFilms: 51,
      visitorCookieDays: 31,
      visitorDays: 32,
      guestHours: 25,
      roomIdleHours: 3,
      roomClosedHours: 4,
      signInDays: 33,
      knownBrowserDays: 366,
      codeMinutes: 16,
      freedNameHours: 26,
      limitMinutes: 61,
      searchDays: 34,
      cleanupMinutes: 62,
    },
  };
  answerOperation('ServerPolicy', { data: { serverPolicy } });
}

/** A server that uses everything the policy can mention. */
export const WHOLE_POLICY: PolicyAbout = {
  filmOrigins: ['catalogue', 'tmdb', 'knowledge-graph'],
  operator: {
    name: 'Lichtspielfreunde Übersee e. V.',
    address: ['Kinogasse 7', '12345 Übersee'],
    email: 'hello@cinema.test',
    legalUrl: 'https://cinema.test/legal',
  },
  accounts: {
    mail: 'smtp',
    mailHost: 'smtp.cinema.test',
    providers: [
      { label: 'Google', host: 'accounts.google.com' },
      { label: 'Apple', host: 'appleid.apple.com' },
    ],
  },
  hasApiKeys: true,
};
