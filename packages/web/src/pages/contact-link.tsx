const CONTACT_ADDRESS = 'hello@outoften.example';

/** Where people write to about this game. */
export function ContactLink() {
  return <a href={`mailto:${CONTACT_ADDRESS}`}>{CONTACT_ADDRESS}</a>;
}
