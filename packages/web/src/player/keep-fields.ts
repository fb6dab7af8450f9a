import type { FormEvent } from 'react';

/** React resets a form after its action, and would set the pictures back to the one chosen first. */
export function keepFields(reset: FormEvent): void {
  reset.preventDefault();
}
