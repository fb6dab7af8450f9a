import { i18n } from '@lingui/core';
import type { MessageId } from '../src/messages/i18n.ts';

/** Returns the text of a message in the current language. */
export function say(id: MessageId, values: Readonly<Record<string, string | number>> = {}): string {
  return i18n._(id, values);
}
