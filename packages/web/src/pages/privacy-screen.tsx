import { useLingui } from '@lingui/react';
import type { ServerPolicy } from '@outoften/rules/server-policy';
import type { ComponentProps } from 'react';
import { Message } from '../messages/message.tsx';
import { LANGUAGE_COOKIE_DAYS } from '../messages/own-language.ts';
import { useMessages } from '../messages/use-messages.ts';
import { SAVED_DATA_KEY } from '../saved-data/saved-data-store.ts';
import { SEATS_KEPT_HOURS } from '../saved-data/storage-keys.ts';
import { FILM_DATABASE_ADDRESS, KNOWLEDGE_GRAPH_ADDRESS, OutsideLink } from './credits.tsx';
import { PageArticle } from './page-article.tsx';
import { EmailLink, OperatorPart, useServerPolicy } from './server-policy.tsx';

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
        <Text id="privacy.short" />
        <Text id="privacy.short.made" />
      </section>
      <section>
        <h2>{say('privacy.browser')}</h2>
        <Text id="privacy.browser.local" values={{ key: SAVED_DATA_KEY }} />
        <Text id="privacy.browser.seats" values={{ hours: SEATS_KEPT_HOURS }} />
        <Text id="privacy.browser.session" />
        <Text id="privacy.browser.offline" />
        <Text id="privacy.browser.sent" />
        <Text id="privacy.browser.clear" />
      </section>
      <OperatorPart known={known} />
      {known.state === 'known' && <ServerParts policy={known.policy} />}
    </PageArticle>
  );
}

type PartProps = Readonly<{ policy: ServerPolicy }>;

/** The parts of the privacy policy that depend on the server's settings. */
function ServerParts({ policy }: PartProps) {
  const say = useMessages();
  const { accounts, recordLives: lives, filmOrigins, walkIns } = policy;
  const { email } = policy.operator;
  /** The host of an issuer elsewhere; undefined if players sign in here. */
  const host = accounts.outsideHost;
  const hasDatabase = filmOrigins.includes('tmdb');
  const hasGraph = filmOrigins.includes('knowledge-graph');
  return (
    <>
      <section>
        <h2>{say('privacy.cookies')}</h2>
        <Text
          id="privacy.cookies.visitor"
          values={{
            films: lives.rememberedFilms,
            days: lives.visitorCookieDays,
            forgotten: lives.visitorDays,
          }}
        />
        <Text id="privacy.cookies.language" values={{ days: LANGUAGE_COOKIE_DAYS }} />
        {host === undefined && (
          <>
            <Text id="privacy.cookies.sign-in" values={{ days: lives.signInDays }} />
            <Text id="privacy.cookies.known" values={{ days: lives.knownBrowserDays }} />
          </>
        )}
      </section>
      <section>
        <h2>{say('privacy.rooms')}</h2>
        <Text id="privacy.rooms.seen" />
        <Text
          id="privacy.rooms.kept"
          values={{
            idle: lives.roomIdleHours,
            closed: lives.roomClosedHours,
          }}
        />
        {walkIns !== 'off' && (
          <Text
            id="privacy.rooms.guest"
            values={{ films: lives.rememberedFilms, hours: lives.guestHours }}
          />
        )}
        <Text id="privacy.rooms.links" values={{ days: lives.visitorDays }} />
      </section>
      <section>
        <h2>{say('privacy.account')}</h2>
        <p>
          {host === undefined
            ? say('privacy.account.here')
            : say('privacy.account.elsewhere', { host })}
        </p>
        {host === undefined && (
          <Text
            id="privacy.account.sessions"
            values={{
              minutes: lives.codeMinutes,
              days: lives.signInDays,
            }}
          />
        )}
        <Text id="privacy.account.player" />
        <Text
          id="privacy.account.films"
          values={{ films: lives.rememberedFilms, days: lives.visitorDays }}
        />
        <Text id="privacy.account.names" values={{ hours: lives.freedNameHours }} />
        {policy.hasApiKeys && <Text id="privacy.account.keys" />}
        <MailText policy={policy} />
        <ProvidersText policy={policy} />
      </section>
      <section>
        <h2>{say('privacy.limits')}</h2>
        <Text id="privacy.limits.stored" values={{ minutes: lives.limitMinutes }} />
        <Text id="privacy.limits.memory" />
        {walkIns !== 'off' && <Text id="privacy.limits.barred" />}
        <Text id="privacy.limits.operator" />
      </section>
      <section>
        <h2>{say('privacy.logs')}</h2>
        <Text id="privacy.logs.text" />
        <Text id="privacy.logs.kept" />
        <Text id="privacy.logs.cleanup" values={{ minutes: lives.cleanupMinutes }} />
      </section>
      <section>
        <h2>{say('privacy.others')}</h2>
        <Text id="privacy.others.browser" />
        {hasDatabase && (
          <Text
            id="privacy.others.films"
            components={{ database: <OutsideLink to={FILM_DATABASE_ADDRESS} /> }}
          />
        )}
        {hasGraph && (
          <Text
            id="privacy.others.graph"
            components={{ graph: <OutsideLink to={KNOWLEDGE_GRAPH_ADDRESS} /> }}
          />
        )}
        <p>
          {hasDatabase || hasGraph
            ? say('privacy.others.search', { days: lives.searchDays })
            : say('privacy.others.none')}
        </p>
      </section>
      <section>
        <h2>{say('privacy.rights')}</h2>
        <Text id="privacy.rights.account" />
        {host !== undefined && <Text id="privacy.rights.elsewhere" values={{ host }} />}
        <Text id="privacy.rights.operator" />
        {email !== undefined && (
          <Text id="privacy.contact" components={{ address: <EmailLink email={email} /> }} />
        )}
      </section>
    </>
  );
}

/** How codes are sent. An outside issuer sends its own mail. */
function MailText({ policy }: PartProps) {
  const say = useMessages();
  const { mail, mailHost: host } = policy.accounts;
  const minutes = policy.recordLives.codeMinutes;
  switch (mail) {
    case undefined:
      return null;
    case 'smtp':
      return (
        <p>
          {host === undefined
            ? say('privacy.mail.smtp', { minutes })
            : say('privacy.mail.host', { host, minutes })}
        </p>
      );
    case 'outbox':
      return <Text id="privacy.mail.outbox" values={{ minutes }} />;
    case 'unproven':
      return <Text id="privacy.mail.unproven" />;
    case 'none':
      return <Text id="privacy.mail.none" />;
  }
}

function ProvidersText({ policy }: PartProps) {
  const say = useMessages();
  const { locale } = useLingui().i18n;
  const { providers, outsideHost: elsewhere } = policy.accounts;
  if (providers.length === 0) return null;
  const names = providers.map(({ label, host }) =>
    host === undefined ? label : `${label} (${host})`,
  );
  const list = new Intl.ListFormat(locale, { type: 'disjunction' }).format(names);
  return (
    <p>
      {elsewhere === undefined
        ? say('privacy.providers.here', { providers: list })
        : say('privacy.providers.elsewhere', { providers: list })}
    </p>
  );
}

/** A message as a paragraph. */
function Text({ components, ...message }: ComponentProps<typeof Message>) {
  return (
    <p>
      <Message {...message} components={{ code: <code />, ...components }} />
    </p>
  );
}
