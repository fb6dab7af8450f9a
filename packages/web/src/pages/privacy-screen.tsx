import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import { SAVED_DATA_KEY } from '../saved-data/saved-data-store.ts';
import { SEATS_KEPT_HOURS } from '../saved-data/storage-keys.ts';
import { PageArticle } from './page-article.tsx';
import { OperatorPart } from './policy/operator-part.tsx';
import { ServerParts } from './policy/privacy-parts.tsx';
import { useServerPolicy } from './policy/use-server-policy.ts';

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
