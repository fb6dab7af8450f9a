import * as v from 'valibot';
import type { OutsideApi } from '../../platform/outside/outside-api.ts';
import type { Person } from '../sources/film-source.ts';

/** The requests to the knowledge graph. They throw OutsideFault if it does not answer. */
export type KnowledgeGraphApi = Readonly<{
  /** Resolves to the person that best matches the text, or to no one. */
  searchPerson: (query: string, patienceMs: number) => Promise<readonly Person[]>;
  isFailing: () => boolean;
}>;

/** No field of the game could show more. */
const LONGEST = 200;

const PersonSchema = v.object({
  result: v.object({
    '@id': v.pipe(v.string(), v.minLength(1), v.maxLength(LONGEST)),
    name: v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(LONGEST)),
  }),
});

const AnswerSchema = v.object({ itemListElement: v.looseTuple([PersonSchema]) });

/** `base` is the address of version 1, without a slash at the end. The key is sent only there. */
export function createKnowledgeGraphApi(
  api: Pick<OutsideApi, 'get' | 'isFailing'>,
  { base, key }: Readonly<{ base: string; key: string }>,
): KnowledgeGraphApi {
  return {
    searchPerson: async (query, patienceMs) => {
      const asked = new URLSearchParams({ query, types: 'Person', limit: '1', key });
      const answer = await api.get(new URL(`${base}/entities:search?${asked}`), patienceMs);
      const parsed = v.safeParse(AnswerSchema, answer);
      if (!parsed.success) return [];
      const { '@id': id, name } = parsed.output.itemListElement[0].result;
      return [{ id, name, originalName: name }];
    },
    isFailing: api.isFailing,
  };
}
