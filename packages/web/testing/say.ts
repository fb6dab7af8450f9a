import { i18n } from '@lingui/core';
import type { MessageId } from '../src/messages/i18n.ts';

/** The words for a message in the language that is shown. */
export function say(id: MessageId, values: Readonly<Record<string, string | number>> = {}): string {
  return i18n._(id, values);
}
