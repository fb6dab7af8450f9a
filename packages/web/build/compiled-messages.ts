import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** Compiles message files, so that the browser needs no parser for plurals. */
export function compiledMessages(): Plugin {
  return {
    name: 'compiled-messages',
    enforce: 'pre',
    transform(source, id) {
      if (!/\/src\/messages\/\w\w\/[\w-]+\.json$/.test(id)) return undefined;
      const texts: Record<string, string> = JSON.parse(source);
      const compiled = Object.entries(texts).map(([key, text]) => [key, compileMessage(text)]);
      const json = JSON.stringify(Object.fromEntries(compiled));
      return {
        code: `export default JSON.parse(${JSON.stringify(json)});`,
        map: null,
        moduleType: 'js',
      };
    },
  };
}
