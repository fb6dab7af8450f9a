import type { FastifyReply, FastifyRequest } from 'fastify';
import type { EmailAddress } from '../accounts/email-address.ts';
import { OUTBOX_PATH } from '../mail/mailing.ts';
import {
  type FormProblem,
  type HostedMessage,
  type Html,
  hostedPage,
  html,
} from '../pages/hosted-html.ts';
import { type Refused, sendPage, type Visit, wordsFor } from './hosted-visit.ts';

/** Addresses of pages below the visit's, with the texts of the links to them. */
type Links = readonly (readonly [path: string, message: HostedMessage])[];

export function signInPage(visit: Visit, refused?: Refused): string {
  const { base, socials, words } = visit;
  const { say } = words;
  const buttons = socials.map(
    ({ name, label }) =>
      html`<a class="button plain" href="${base}/social/${name}">${say('sign-in.with', { name: label })}</a>`,
  );
  const before = html`${buttons}${socials.length > 0 ? html`<p class="or">${say('sign-in.or')}</p>` : undefined}`;
  const form = formOf(visit, refused, {
    path: '',
    fields: ['email', 'password'],
    action: 'sign-in.action',
  });
  const links = linksOf(visit, [
    ['/sign-up', 'sign-in.to-sign-up'],
    ['/forgotten', 'sign-in.to-forgotten'],
  ]);
  const cancel = html`<form method="post" action="${base}/cancel"><button class="quiet">${say('cancel')}</button></form>`;
  const body = html`${before}${form}
${mailNote(visit, refused)}
${links}
${cancel}`;
  return page(visit, refused, 'sign-in.heading', body);
}

export function signUpPage(visit: Visit, refused?: Refused): string {
  const isUnproven = visit.mailWay.type === 'unproven';
  const form = formOf(visit, refused, {
    path: '/sign-up',
    fields: ['email', 'first-password'],
    action: isUnproven ? 'sign-up.code.action' : 'sign-up.action',
  });
  const body = html`${isUnproven ? note(visit.words.say('sign-up.unproven')) : undefined}${mailNote(visit, refused)}
${form}
${linksOf(visit, [['', 'sign-up.to-sign-in']])}`;
  return page(visit, refused, 'sign-up.heading', body);
}

export function forgottenPage(visit: Visit, refused?: Refused): string {
  const { say } = visit.words;
  const form = html`${mailNote(visit, refused)}<p>${say('forgotten.intro')}</p>
${formOf(visit, refused, { path: '/forgotten', fields: ['email'], action: 'forgotten.action' })}`;
  const isUnproven = visit.mailWay.type === 'unproven';
  const body = html`${isUnproven ? note(say('forgotten.no-mail')) : form}
${linksOf(visit, [['', 'back']])}`;
  return page(visit, refused, 'forgotten.heading', body);
}

/** The pages that take a code, by its purpose. Another one is sent on the page in `again`. */
export const CODE_PAGES = {
  'sign-up': {
    heading: 'sign-up.code.heading',
    path: '/code',
    fields: ['code'],
    action: 'sign-up.code.action',
    again: '/sign-up',
  },
  reset: {
    heading: 'reset.heading',
    path: '/reset',
    fields: ['code', 'new-password'],
    action: 'reset.action',
    again: '/forgotten',
  },
  address: {
    heading: 'sign-up.code.heading',
    path: '/account/code',
    fields: ['code'],
    action: 'account.code.action',
    again: '/account/address',
  },
} as const;

/** @param email the address that the code was sent to; undefined if no code is valid any more */
export function codePage(
  visit: Visit,
  purpose: keyof typeof CODE_PAGES,
  { email, refused }: Readonly<{ email: EmailAddress | undefined; refused: Refused | undefined }>,
): string {
  const { mailWay, socials, words } = visit;
  const { say } = words;
  const { heading, again, ...form } = CODE_PAGES[purpose];
  const hasServices = purpose === 'address' && socials.length > 0;
  const ending = `${say('reset.note')}${hasServices ? ` ${say('account.code.note')}` : ''}`;
  const outbox = html`<p class="note">${say('outbox.hint')} <a href="${OUTBOX_PATH}" target="_blank" rel="noopener">${say('outbox.link')}</a>.</p>`;
  const body = html`${email === undefined ? undefined : html`<p>${say('code.sent', { email })}</p>`}${mailNote(visit, refused)}${mailWay.type === 'outbox' ? outbox : undefined}
${formOf(visit, refused, { ...form, note: purpose === 'sign-up' ? undefined : ending })}
${linksOf(visit, [[again, 'code.again']])}`;
  return page(visit, refused, heading, body);
}

/** The page on which signed-in players change their account. */
export function accountPage(
  visit: Visit,
  account: Readonly<{ email: EmailAddress; hasPassword: boolean; services: readonly string[] }>,
  refused?: Refused,
): string {
  const { base, mailWay, words } = visit;
  const { say } = words;
  const { email, hasPassword, services } = account;
  const canSend = 'send' in mailWay;
  const button = (path: string, message: HostedMessage) =>
    html`<a class="button plain" href="${base}${path}">${say(message)}</a>`;
  const changes = html`${button('/account/password', 'account.to-password')}
${canSend ? button('/account/address', 'account.to-address') : note(say('account.no-mail'))}`;
  const firstPassword = html`${note(say('account.no-password'))}
${canSend ? button('/forgotten', 'account.to-first-password') : undefined}`;
  const removal = formOf(visit, refused, {
    path: '/account/services',
    fields: ['current-password'],
    note: `${say('reset.note')} ${say('account.services.note')}`,
    action: 'account.services.action',
    isPlain: true,
  });
  // Without a password, an account may have no other way in.
  const linked = html`<p>${say('account.services', { names: services.join(', ') })}</p>
${hasPassword ? removal : undefined}`;
  const body = html`<p>${say('account.signed-in', { email })}</p>
${hasPassword ? changes : firstPassword}
${services.length > 0 ? linked : undefined}
<form method="post" action="${base}/account"><button class="quiet">${say('to-game')}</button></form>`;
  return page(visit, refused, 'account.heading', body);
}

const TO_ACCOUNT: Links = [['/account', 'account.back']];

export function changePasswordPage(visit: Visit, refused?: Refused): string {
  const form = formOf(visit, refused, {
    path: '/account/password',
    fields: ['current-password', 'new-password'],
    note: visit.words.say('reset.note'),
    action: 'account.password.action',
  });
  const body = html`${form}
${linksOf(visit, TO_ACCOUNT)}`;
  return page(visit, refused, 'account.password.heading', body);
}

export function changeAddressPage(visit: Visit, refused?: Refused): string {
  const form = formOf(visit, refused, {
    path: '/account/address',
    fields: ['new-email', 'current-password'],
    action: 'account.address.action',
  });
  const body = html`${mailNote(visit, refused)}
${form}
${linksOf(visit, TO_ACCOUNT)}`;
  return page(visit, refused, 'account.address.heading', body);
}

/** Answers a browser without a known visit: it has ended, or belongs to another browser. */
export function sendExpired({
  request,
  reply,
}: Readonly<{ request: FastifyRequest; reply: FastifyReply }>): FastifyReply {
  const words = wordsFor(request);
  const { say } = words;
  const body = html`<p class="problem" role="alert">${say('error.expired')}</p>
<a class="button plain" href="/game/login">${say('to-game')}</a>`;
  return sendPage(reply.code(400), hostedPage({ words, heading: 'error.heading', body }));
}

/** Returns a page of the visit, which begins with why its form was not accepted. */
function page(
  { words }: Visit,
  refused: Refused | undefined,
  heading: HostedMessage,
  content: Html,
): string {
  const body = html`${refused && html`<p class="problem" id="problem" role="alert">${words.say(`problem.${refused.problem}`, refused.values)}</p>`}
${content}`;
  return hostedPage({ words, heading, hasProblem: refused !== undefined, body });
}

type Form = Readonly<{
  path: string;
  fields: readonly (keyof typeof FIELDS)[];
  note?: string | undefined;
  action: HostedMessage;
  /** True for a button that is not the page's first. */
  isPlain?: boolean;
}>;

function formOf(
  visit: Visit,
  refused: Refused | undefined,
  { path, fields, note: text, action, isPlain = false }: Form,
): Html {
  const { base, words } = visit;
  return html`<form method="post" action="${base}${path}">
${fields.map((name) => fieldOf(visit, refused, name))}${text === undefined ? undefined : note(text)}
<button${isPlain ? html` class="plain"` : undefined}>${words.say(action)}</button>
</form>`;
}

function linksOf({ base, words }: Visit, links: Links): Html {
  return html`<ul class="links">${links.map(
    ([path, message]) => html`<li><a href="${base}${path}">${words.say(message)}</a></li>`,
  )}</ul>`;
}

/** The fields of forms. Two with one id are never in the same form. */
const FIELDS = {
  email: { id: 'email', autocomplete: 'username' },
  'new-email': { id: 'email', autocomplete: 'email' },
  code: { id: 'code', autocomplete: 'one-time-code' },
  password: { id: 'password', autocomplete: 'current-password' },
  'first-password': { id: 'password', autocomplete: 'new-password' },
  'new-password': { id: 'password', autocomplete: 'new-password' },
  'current-password': { id: 'current-password', autocomplete: 'current-password' },
} as const;

function fieldOf(
  { form, words: { say } }: Visit,
  refused: Refused | undefined,
  name: keyof typeof FIELDS,
): Html {
  const { id, autocomplete } = FIELDS[name];
  const label = say(name === 'first-password' ? 'field.password' : `field.${name}`);
  const isNew = autocomplete === 'new-password';
  const isWrong = refused !== undefined && idOfProblem(refused.problem) === id;
  const described = describe(isWrong, isNew ? 'password-hint' : undefined);
  const start = html`<label for="${id}">${label}</label>
<input id="${id}" name="${id}" autocomplete="${autocomplete}" required`;
  switch (id) {
    case 'email':
      return html`${start} type="email" inputmode="email" maxlength="254" value="${form.get('email') ?? ''}"${described}>`;
    case 'code':
      return html`${start} inputmode="numeric" maxlength="20"${described}>`;
    case 'password':
    case 'current-password': {
      const hint = html`<p class="hint" id="password-hint">${say('field.password.hint')}</p>`;
      return html`${start} type="password" maxlength="256"${isNew ? html` minlength="8"` : undefined}${described}>
${isNew ? hint : undefined}<button type="button" class="quiet show" data-shows="${id}" aria-pressed="false" hidden>${say('field.password.show')}</button>`;
    }
  }
}

/** Returns the id of the field that the problem is about; undefined if it is about none. */
function idOfProblem(problem: FormProblem): string | undefined {
  if (problem === 'wrong-credentials') return 'password';
  if (problem === 'mail-refused') return 'email';
  const ids = Object.values(FIELDS).map(({ id }) => id);
  return ids.find((id) => problem.startsWith(`${id}-`));
}

/**
 * Returns the attributes by which a screen reader reads a field's problem and hint. A field with a problem gets the
 * focus.
 */
function describe(isWrong: boolean, hint: string | undefined): Html | undefined {
  const described = [isWrong ? 'problem' : undefined, hint].filter((id) => id !== undefined);
  if (described.length === 0) return undefined;
  return html` aria-describedby="${described.join(' ')}"${isWrong ? html` aria-invalid="true" autofocus` : undefined}`;
}

/**
 * The same text for everyone, because it must say nothing about one address. Left out if the problem is about mail
 * already.
 */
function mailNote({ mailWay, words }: Visit, refused: Refused | undefined): Html | undefined {
  const isFailing = mailWay.type === 'sent' && mailWay.isFailing;
  return isFailing && refused?.problem !== 'no-mail' ? note(words.say('mail-failing')) : undefined;
}

function note(text: string): Html {
  return html`<p class="note">${text}</p>`;
}
