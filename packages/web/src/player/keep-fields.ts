import type { FormEvent } from 'react';

/** React resets a form after its action, which would select the first picture again. */
export function keepFields(reset: FormEvent): void {
  reset.preventDefault();
}
