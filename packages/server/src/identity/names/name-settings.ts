import { type Environment, type Parsed, readSetting } from '../../platform/read-setting.ts';
import type { NameLists } from './profanity.ts';

/** Reads which words the operator allows and refuses in names. Throws StartProblem for a wrong value. */
export function parseNameSettings(environment: Environment): NameLists {
  return {
    allowed: readSetting(environment, 'NAMES_ALLOWED', parseWords) ?? [],
    refused: readSetting(environment, 'NAMES_REFUSED', parseWords) ?? [],
  };
}

function parseWords(text: string): Parsed<readonly string[]> {
  const words = text.split(',').map((word) => word.trim());
  if (words.every((word) => /^[^;|]*[\p{L}\p{N}][^;|]*$/u.test(word))) return { value: words };
  return { wanted: 'words or names with commas between them are wanted, such as Moby Dick,Fanny' };
}
