import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Returns a message of the web app with its `{names}` filled in. Messages with plurals are not supported. */
export type SayIn = (id: string, values?: Readonly<Record<string, string>>) => string;

export function wordsIn(language: 'de' | 'es'): SayIn {
  const folder = join(import.meta.dirname, '../../../web/src/messages', language);
  const messages: Readonly<Record<string, string>> = Object.assign(
    {},
    ...readdirSync(folder).map((file) => JSON.parse(readFileSync(join(folder, file), 'utf8'))),
  );
  return (id, values = {}) => {
    const message = messages[id];
    if (message === undefined) throw new Error(`There is no message ${id} in ${language}`);
    return message.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  };
}
