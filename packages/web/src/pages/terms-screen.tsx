import { useMessages } from '../messages/use-messages.ts';
import { PageArticle } from './page-article.tsx';
import { OperatorPart, useServerPolicy } from './server-policy.tsx';

export function TermsScreen() {
  const say = useMessages();
  const known = useServerPolicy();
  return (
    <PageArticle heading={say('terms.heading')}>
      <section>
        <h2>{say('terms.use')}</h2>
        <p>{say('terms.use.may')}</p>
        <p>{say('terms.use.not')}</p>
        <p>{say('terms.use.else')}</p>
      </section>
      <section>
        <h2>{say('terms.fair')}</h2>
        <p>{say('terms.fair.text')}</p>
      </section>
      <section>
        <h2>{say('terms.as-is')}</h2>
        <p>{say('terms.as-is.text')}</p>
      </section>
      <OperatorPart known={known} />
    </PageArticle>
  );
}
