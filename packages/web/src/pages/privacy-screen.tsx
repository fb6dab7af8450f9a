import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { SAVED_DATA_KEY } from '../saved-data/saved-data-store.ts';
import { SEATS_KEPT_HOURS } from '../saved-data/storage-keys.ts';
import { PageArticle } from './page-article.tsx';
import { OperatorPart, useServerPolicy, EmailLink } from './server-policy.tsx';
import type { ReactNode } from 'react';
import type { ServerPolicy } from '../api/server-policy.ts';
import { LANGUAGE_COOKIE_DAYS } from '../messages/own-language.ts';
import { FILM_DATABASE_ADDRESS, KNOWLEDGE_GRAPH_ADDRESS } from './credits.tsx';
import { useLingui } from '@lingui/react';

/**
 * What holds for every server comes first, as the page is rendered ahead. What the server says about itself comes below
 * it, so that nothing moves when it arrives.
 */
export function PrivacyScreen() {
  const say = useMessages();
  const known = useServerPolicy();
  return (
    <PageArticle heading={say('privacy.heading')}>
      <section>
        <p>{say('privacy.short')}</p>
        <p>{say('privacy.short.made')}</p>
      </section>
      <section>
        <h2>{say('privacy.browser')}</h2>
        <p>
          <Message
            id="privacy.browser.local"
            values={{ key: SAVED_DATA_KEY }}
            components={{ code: <code /> }}
          />
        </p>
        <p>{say('privacy.browser.seats', { hours: SEATS_KEPT_HOURS })}</p>
        <p>{say('privacy.browser.session')}</p>
        <p>{say('privacy.browser.offline')}</p>
        <p>{say('privacy.browser.sent')}</p>
        <p>{say('privacy.browser.clear')}</p>
      </section>
      <OperatorPart known={known} />
      {known.state === 'known' && <ServerParts policy={known.policy} />}
    </PageArticle>
  );
}

type PartProps = Readonly<{ policy: ServerPolicy }>;

/** The parts of the privacy policy that depend on the server's settings. */
function ServerParts({ policy }: PartProps) {
  return (
    <>
      <CookiesPart policy={policy} />
      <RoomsPart policy={policy} />
      <AccountPart policy={policy} />
      <LimitsPart policy={policy} />
      <LogsPart policy={policy} />
      <ServicesPart policy={policy} />
      <RightsPart policy={policy} />
    </>
  );
}

function CookiesPart({ policy }: PartProps) {
  const say = useMessages();
  const lives = policy.record_lives;
  const isSignInHere = policy.accounts.outside_host === null;
  return (
    <section>
      <h2>{say('privacy.cookies')}</h2>
      <p>
        <Message
          id="privacy.cookies.visitor"
          values={{
            films: lives.remembered_films,
            days: lives.visitor_cookie_days,
            forgotten: lives.visitor_days,
          }}
          components={{ code: <code /> }}
        />
      </p>
      <p>
        <Message
          id="privacy.cookies.language"
          values={{ days: LANGUAGE_COOKIE_DAYS }}
          components={{ code: <code /> }}
        />
      </p>
      {isSignInHere && (
        <>
          <p>{say('privacy.cookies.sign-in', { days: lives.sign_in_days })}</p>
          <p>
            <Message
              id="privacy.cookies.known"
              values={{ days: lives.known_browser_days }}
              components={{ code: <code /> }}
            />
          </p>
        </>
      )}
    </section>
  );
}

function RoomsPart({ policy }: PartProps) {
  const say = useMessages();
  const lives = policy.record_lives;
  return (
    <section>
      <h2>{say('privacy.rooms')}</h2>
      <p>{say('privacy.rooms.seen')}</p>
      <p>
        {say('privacy.rooms.kept', {
          idle: lives.room_idle_hours,
          closed: lives.room_closed_hours,
        })}
      </p>
      {policy.walkIns !== 'OFF' && (
        <p>
          {say('privacy.rooms.guest', { films: lives.remembered_films, hours: lives.guest_hours })}
        </p>
      )}
      <p>{say('privacy.rooms.links', { days: lives.visitor_days })}</p>
    </section>
  );
}

function LimitsPart({ policy }: PartProps) {
  const say = useMessages();
  return (
    <section>
      <h2>{say('privacy.limits')}</h2>
      <p>{say('privacy.limits.stored', { minutes: policy.record_lives.limit_minutes })}</p>
      <p>{say('privacy.limits.memory')}</p>
      {policy.walkIns !== 'OFF' && <p>{say('privacy.limits.barred')}</p>}
      <p>{say('privacy.limits.operator')}</p>
    </section>
  );
}

function LogsPart({ policy }: PartProps) {
  const say = useMessages();
  return (
    <section>
      <h2>{say('privacy.logs')}</h2>
      <p>{say('privacy.logs.text')}</p>
      <p>{say('privacy.logs.kept')}</p>
      <p>{say('privacy.logs.cleanup', { minutes: policy.record_lives.cleanup_minutes })}</p>
    </section>
  );
}

function ServicesPart({ policy }: PartProps) {
  const say = useMessages();
  const hasDatabase = policy.filmOrigins.includes('TMDB');
  const hasGraph = policy.filmOrigins.includes('KNOWLEDGE_GRAPH');
  return (
    <section>
      <h2>{say('privacy.others')}</h2>
      <p>{say('privacy.others.browser')}</p>
      {hasDatabase && (
        <p>
          <Message
            id="privacy.others.films"
            components={{ database: <OutsideLink address={FILM_DATABASE_ADDRESS} /> }}
          />
        </p>
      )}
      {hasGraph && (
        <p>
          <Message
            id="privacy.others.graph"
            components={{ graph: <OutsideLink address={KNOWLEDGE_GRAPH_ADDRESS} /> }}
          />
        </p>
      )}
      <p>
        {hasDatabase || hasGraph
          ? say('privacy.others.search', { days: policy.record_lives.search_days })
          : say('privacy.others.none')}
      </p>
    </section>
  );
}

function RightsPart({ policy }: PartProps) {
  const say = useMessages();
  const { outside_host: host } = policy.accounts;
  const { email } = policy.operator;
  return (
    <section>
      <h2>{say('privacy.rights')}</h2>
      <p>{say('privacy.rights.account')}</p>
      {host !== null && <p>{say('privacy.rights.elsewhere', { host })}</p>}
      <p>{say('privacy.rights.operator')}</p>
      {email !== null && (
        <p>
          <Message id="privacy.contact" components={{ address: <EmailLink email={email} /> }} />
        </p>
      )}
    </section>
  );
}

/** Its text comes from the message around it. */
function OutsideLink({ address, children }: Readonly<{ address: string; children?: ReactNode }>) {
  return <a href={address}>{children}</a>;
}

type AccountPartProps = Readonly<{ policy: ServerPolicy }>;

/** What is stored about accounts, here and at sign-in providers. */
function AccountPart({ policy }: AccountPartProps) {
  const say = useMessages();
  const { accounts, record_lives: lives } = policy;
  const host = accounts.outside_host;
  return (
    <section>
      <h2>{say('privacy.account')}</h2>
      <p>
        {host === null ? say('privacy.account.here') : say('privacy.account.elsewhere', { host })}
      </p>
      {host === null && (
        <p>
          {say('privacy.account.sessions', {
            minutes: lives.code_minutes,
            days: lives.sign_in_days,
          })}
        </p>
      )}
      <p>{say('privacy.account.player')}</p>
      <p>
        {say('privacy.account.films', { films: lives.remembered_films, days: lives.visitor_days })}
      </p>
      <p>{say('privacy.account.names', { hours: lives.freed_name_hours })}</p>
      {policy.has_api_keys && <p>{say('privacy.account.keys')}</p>}
      <MailText policy={policy} />
      <ProvidersText policy={policy} />
    </section>
  );
}

/** How codes are sent. An outside issuer sends its own mail. */
function MailText({ policy }: AccountPartProps) {
  const say = useMessages();
  const { mail, mail_host: host } = policy.accounts;
  const minutes = policy.record_lives.code_minutes;
  switch (mail) {
    case null:
      return null;
    case 'SMTP':
      return (
        <p>
          {host === null
            ? say('privacy.mail.smtp', { minutes })
            : say('privacy.mail.host', { host, minutes })}
        </p>
      );
    case 'OUTBOX':
      return <p>{say('privacy.mail.outbox', { minutes })}</p>;
    case 'UNPROVEN':
      return <p>{say('privacy.mail.unproven')}</p>;
    case 'NONE':
      return <p>{say('privacy.mail.none')}</p>;
  }
}

function ProvidersText({ policy }: AccountPartProps) {
  const say = useMessages();
  const { locale } = useLingui().i18n;
  const { providers, outside_host: elsewhere } = policy.accounts;
  if (providers.length === 0) return null;
  const names = providers.map(({ label, host }) => (host === null ? label : `${label} (${host})`));
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
  return (
    <p>
      {elsewhere === null
        ? say('privacy.providers.here', { providers: list })
        : say('privacy.providers.elsewhere', { providers: list })}
    </p>
  );
}
