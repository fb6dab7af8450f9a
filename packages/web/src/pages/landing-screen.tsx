import { EXAMPLE_FILM } from '@outoften/rules/film/example-film';
import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useAddress, useNavigate } from '../address/address-router.tsx';
import { formatTenths } from '../messages/format-number.ts';
import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { becomeGuest } from '../sign-in/guest.ts';
import { TicketLink } from '../ui/acts/ticket.tsx';
import { CodeField } from '../ui/fields/code-field.tsx';
import { type Tab, Tabs } from '../ui/fields/tabs.tsx';
import { BoardLetters, BulbEdge } from '../ui/house/board-heading.tsx';
import { Curtain } from '../ui/house/curtain.tsx';
import { DisplayCase, Entrance, HAS_CASES } from '../ui/house/entrance.tsx';
import { Clapperboard, Ticket } from '../ui/icons.ts';
import { afterPaint } from '../ui/page/after-paint.ts';
import { useIsOnline, useMediaQuery } from '../ui/page/browser-state.ts';
import { useTodaysNumber } from '../ui/page/todays-daily.ts';
import { Poster } from '../ui/pictures/poster.tsx';
import styles from './landing-screen.module.css';
import { RoadmapInfo, RulesInfo } from './rules-info.tsx';

type TabId = 'game-info' | 'policies' | 'roadmap';

/** The screen of the first visit: three ways to play, each of which accepts the terms, and tabs about the game. */
export function LandingScreen() {
  const say = useMessages();
  const navigate = useNavigate();
  const isOnline = useIsOnline();
  const hash = useHash();
  const today = useTodaysNumber();

  const tabs: readonly Tab<TabId>[] = [
    {
      id: 'game-info',
      label: say('landing.game-info'),
      content: <RulesInfo isWhole={hash === '#rules'} />,
    },
    { id: 'policies', label: say('landing.policies'), content: <PoliciesInfo /> },
    { id: 'roadmap', label: say('landing.roadmap'), content: <RoadmapInfo /> },
  ];
  const named = tabs.find(({ id }) => hash === `#${id}`);

  return (
    <div className={styles.landing}>
      <Entrance
        name={say('product.name')}
        left={<ExampleCase />}
        right={<TodayCase number={today} />}
      >
        <p className={styles.question}>
          <span className={styles.line}>
            <BoardLetters text={say('landing.question.1')} />{' '}
          </span>
          <span className={styles.line}>
            <BoardLetters text={say('landing.question.2')} />
          </span>
        </p>
        <BulbEdge />
        <div className={styles.ways}>
          <div className={styles.daily}>
            <TicketLink
              kind="amber"
              wide
              to="/game/daily"
              icon={Clapperboard}
              iconSize={26}
              isKept
              onClick={() => afterPaint(acceptAsGuest)}
            >
              <strong>{say('landing.daily')}</strong>
              <span>
                {today === undefined
                  ? say('landing.daily.note')
                  : say('landing.daily.number', { number: today })}
              </span>
            </TicketLink>
          </div>
          <div className={styles.guest}>
            <TicketLink
              kind="paper"
              wide
              to="/game/home"
              icon={Ticket}
              isKept
              onClick={() => afterPaint(acceptAsGuest)}
            >
              {say(isOnline ? 'landing.guest' : 'landing.offline')}
            </TicketLink>
          </div>
          <div className={styles.code}>
            <CodeField
              look="dark"
              hint={say('landing.code')}
              act={say('landing.code.join')}
              onCode={(code) => {
                acceptTerms();
                navigate(`/join/${code}`);
              }}
            />
          </div>
          <div className={styles.foot}>
            <p className={styles.terms}>
              <Message
                id="landing.terms"
                components={{
                  terms: <Link to="/terms-of-service" />,
                  privacy: <Link to="/privacy-policy" />,
                }}
              />
            </p>
            <p className={styles.quiet}>
              <Link to="/game/home" data-kept onClick={() => afterPaint(acceptTerms)}>
                {say('landing.confirm')}
              </Link>
              <Link to="/game/login" data-kept onClick={() => afterPaint(acceptTerms)}>
                {say('landing.sign-in')}
              </Link>
            </p>
          </div>
        </div>
      </Entrance>
      <div className={styles.tabs}>
        <Tabs
          label={say('landing.tabs')}
          tabs={tabs}
          selected={named?.id ?? 'game-info'}
          onSelect={(id) => navigate(`#${id}`, { replace: true })}
        />
      </div>
    </div>
  );
}

function acceptTerms(): void {
  const { settings } = savedData.reread();
  savedData.save({ settings: { ...settings, hasConfirmedTermsOfService: true } });
}

/** Accepts the terms, and makes a visitor without an id a guest. */
function acceptAsGuest(): void {
  acceptTerms();
  becomeGuest();
}

/** Returns the part of the page that its address names; none on prerendered pages. */
function useHash(): string {
  const { hash } = useAddress();
  return useSyncExternalStore(
    subscribeToNothing,
    () => hash,
    () => '',
  );
}

/** Needs no subscription, because the router renders the screen again for each address. */
function subscribeToNothing(): () => void {
  return () => undefined;
}

/** Short versions of the terms and the privacy policy, with links to the whole texts. */
function PoliciesInfo() {
  const say = useMessages();
  return (
    <div className={styles.policies}>
      <section>
        <h2>{say('policies.terms')}</h2>
        <p>{say('policies.terms.text')}</p>
        <p>
          <Message
            id="policies.terms.more"
            components={{ terms: <Link to="/terms-of-service" /> }}
          />
        </p>
      </section>
      <section>
        <h2>{say('policies.privacy')}</h2>
        <p>{say('policies.privacy.text')}</p>
        <p>
          <Message
            id="policies.privacy.more"
            components={{ privacy: <Link to="/privacy-policy" /> }}
          />
        </p>
      </section>
      <section>
        <h2>{say('policies.sources')}</h2>
        <p>
          <Message id="policies.sources.text" components={{ sources: <Link to="/sources" /> }} />
        </p>
      </section>
    </div>
  );
}

declare global {
  /** The address of the example film's poster, inserted by the build. */
  const EXAMPLE_POSTER: string;
}

/** A display case with an example film and its rating. That film is in no game. */
function ExampleCase() {
  const say = useMessages();
  const hasCases = useMediaQuery(HAS_CASES);
  const { title, rating } = EXAMPLE_FILM;
  return (
    <DisplayCase
      picture={hasCases && <Poster src={EXAMPLE_POSTER} title={title} place="case" />}
      title={say('landing.example')}
      lines={[
        say('landing.example.rating', { title, rating: formatTenths(rating) }),
        say('landing.example.question'),
      ]}
    />
  );
}

/** A display case with today's film behind a curtain. */
function TodayCase({ number }: Readonly<{ number: number | undefined }>) {
  const say = useMessages();
  return (
    <DisplayCase
      picture={<Curtain behind={undefined} />}
      title={number === undefined ? '' : say('landing.today', { number })}
      lines={[say('landing.today.unknown'), say('landing.today.one-guess')]}
    />
  );
}
