import { useLingui } from '@lingui/react';
import type { MessageId } from './i18n.ts';

/** Returns the text of a message, with its values filled in. */
export type Say = (id: MessageId, values?: Readonly<Record<string, string | number>>) => string;

export function useMessages(): Say {
  const { i18n } = useLingui();
  return (id, values) => i18n._(id, values);
}
