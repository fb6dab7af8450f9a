import { useLingui } from '@lingui/react';
import type { ServerPolicy } from '../../api/server-policy.ts';
import { useMessages } from '../../messages/use-messages.ts';

type AccountPartProps = Readonly<{ policy: ServerPolicy }>;

/** What is stored about accounts, here and at sign-in providers. */
export function AccountPart({ policy }: AccountPartProps) {
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
