import { Link } from 'wouter';
import { useMessages } from '../../messages/use-messages.ts';
import styles from './legal-links.module.css';

export function LegalLinks() {
  const say = useMessages();
  return (
    <footer className={styles.footer}>
      <nav aria-label={say('shell.nav.legal')}>
        <ul className={styles.links}>
          <li>
            <Link to="/sources">{say('shell.nav.sources')}</Link>
          </li>
          <li>
            <Link to="/terms-of-service">{say('shell.nav.terms')}</Link>
          </li>
          <li>
            <Link to="/privacy-policy">{say('shell.nav.privacy')}</Link>
          </li>
        </ul>
      </nav>
    </footer>
  );
}
