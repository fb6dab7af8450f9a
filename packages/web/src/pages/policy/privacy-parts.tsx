import type { ReactNode } from 'react';
import type { ServerPolicy } from '../../api/server-policy.ts';
import { Message } from '../../messages/message.tsx';
import { LANGUAGE_COOKIE_DAYS } from '../../messages/own-language.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { FILM_DATABASE_ADDRESS, KNOWLEDGE_GRAPH_ADDRESS } from '../credits.ts';
import { AccountPart } from './account-part.tsx';
import { EmailLink } from './operator-part.tsx';

type PartProps = Readonly<{ policy: ServerPolicy }>;

/** The parts of the privacy policy that depend on the server's settings. */
export function ServerParts({ policy }: PartProps) {
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
