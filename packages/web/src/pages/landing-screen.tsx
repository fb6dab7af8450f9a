import { useSyncExternalStore } from 'react';
import { Link } from 'wouter';
import { useAddress, useNavigate } from '../address/address-router.tsx';
import { becomeGuest } from '../guest/guest.ts';
import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { savedData } from '../saved-data/use-saved-data.ts';
import { TicketLink } from '../ui/acts/ticket.tsx';
import { CodeField } from '../ui/fields/code-field.tsx';
import { type Tab, Tabs } from '../ui/fields/tabs.tsx';
import { BoardLetters } from '../ui/house/board-letters.tsx';
import { BulbEdge } from '../ui/house/bulb-edge.tsx';
import { Entrance } from '../ui/house/entrance.tsx';
import { Clapperboard, Ticket } from '../ui/icons.ts';
import { afterPaint } from '../ui/page/after-paint.ts';
import { useIsOnline } from '../ui/page/use-is-online.ts';
import { useTodaysNumber } from '../ui/page/use-todays-number.ts';
import { ExampleCase, TodayCase } from './landing-cases.tsx';
import styles from './landing-screen.module.css';
import { RoadmapInfo } from './roadmap-info.tsx';
import { RulesInfo } from './rules-info.tsx';

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
              stub={<Clapperboard size={26} aria-hidden />}
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
              stub={<Ticket size={20} aria-hidden />}
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
