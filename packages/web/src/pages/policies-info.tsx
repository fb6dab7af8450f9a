import { Link } from 'wouter';
import { Message } from '../messages/message.tsx';
import { useMessages } from '../messages/use-messages.ts';
import styles from './policies-info.module.css';

/** Terms and privacy in a few lines each, with the way to the whole of them. */
export function PoliciesInfo() {
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
