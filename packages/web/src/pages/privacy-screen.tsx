import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { SAVED_DATA_KEY } from '../saved-data/saved-data-store.ts';
import { ContactLink } from './contact-link.tsx';
import { PageArticle } from './page-article.tsx';

/** How many films the server remembers for a browser, and for how many days the browser's cookie lasts. */
const REMEMBERED = { films: 50, days: 30 };

/** How long a room is kept after anything last happened in it. */
const ROOM = { hours: 5 } as const;

export function PrivacyScreen() {
  const say = useMessages();
  return (
    <PageArticle heading={say('privacy.heading')}>
      <section>
        <p>{say('privacy.short')}</p>
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
        <p>{say('privacy.browser.session')}</p>
        <p>{say('privacy.browser.offline')}</p>
        <p>{say('privacy.browser.clear')}</p>
      </section>
      <section>
        <h2>{say('privacy.cookie')}</h2>
        <p>{say('privacy.cookie.text', REMEMBERED)}</p>
        <p>{say('privacy.cookie.language')}</p>
      </section>
      <section>
        <h2>{say('privacy.account')}</h2>
        <p>{say('privacy.account.text')}</p>
        <p>{say('privacy.account.rights')}</p>
      </section>
      <section>
        <h2>{say('privacy.rooms')}</h2>
        <p>{say('privacy.rooms.text', ROOM)}</p>
      </section>
      <section>
        <h2>{say('privacy.logs')}</h2>
        <p>{say('privacy.logs.text')}</p>
      </section>
      <section>
        <h2>{say('privacy.others')}</h2>
        <p>{say('privacy.others.text')}</p>
      </section>
      <section>
        <h2>{say('pages.contact')}</h2>
        <p>
          <Message id="privacy.contact" components={{ address: <ContactLink /> }} />
        </p>
      </section>
    </PageArticle>
  );
}
