import MESSAGES from './hosted-messages.en.json' with { type: 'json' };

export type HostedMessage = keyof typeof MESSAGES;

/** The message with what is put in for its `{names}`. */
export function sayHosted(
  message: HostedMessage,
  values: Readonly<Record<string, string>> = {},
): string {
  return MESSAGES[message].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
}
