/** The path of the hosted pages' script. */
export const HOSTED_SCRIPT_PATH = '/sign-in/show-password.js';

/**
 * Shows a password on request. Without the script its button is hidden. When the form is sent, the field hides the
 * password again, so that browsers offer to save it.
 */
export const HOSTED_SCRIPT = `for (const button of document.querySelectorAll('[data-shows]')) {
  const field = document.getElementById(button.dataset.shows);
  const show = (isShown) => {
    field.type = isShown ? 'text' : 'password';
    button.setAttribute('aria-pressed', String(isShown));
  };
  button.hidden = false;
  button.addEventListener('click', () => show(field.type === 'password'));
  field.form.addEventListener('submit', () => show(false));
}
`;
